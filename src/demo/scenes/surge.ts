import { gradient, BOTTOM, many, pick, picture, randomFrom } from '../drawing';
import { house, palm } from '../landscape';

/** A wave's face with its curl of foam, seen along the shore. */
function wave(random: () => number, crest: number): string {
  const body = `M0 ${BOTTOM} V${crest + 60} C220 ${crest - 40} 420 ${crest - 60} 610 ${crest + 30} C700 ${crest + 80} 690 ${crest + 160} 620 ${crest + 170} C720 ${crest + 250} 860 560 1100 640 L1600 670 V${BOTTOM} Z`;
  const foam = many(90, () => {
    const x = random() * 640;
    const y = crest + 30 + ((x - 330) / 330) ** 2 * 34 + random() * 40;
    return `<circle cx="${x}" cy="${y}" r="${4 + random() * 16}"/>`;
  });
  const streaks = many(30, () => {
    const [x, y] = [random() * 560, crest + 110 + random() * 260];
    return `M${x} ${y}q60 20 ${120 + random() * 160} ${60 + random() * 40}`;
  });
  return [
    `<path d="${body}" fill="url(#sea)"/>`,
    `<path d="${streaks}" fill="none" stroke="#d5ecee" stroke-width="4" opacity="0.4"/>`,
    `<g fill="#f4fbfc" opacity="0.85">${foam}</g>`,
  ].join('');
}

/** The sea floods the shore: a surge before a storm, or a tsunami. */
export function surge(seed: number): string {
  const random = randomFrom(seed);
  const [high, low] = pick(random, [
    ['#4a6070', '#b9c5c4'],
    ['#3a4a5c', '#a9a9ad'],
    ['#5b7d92', '#e3dcc6'],
  ]);
  const land = 'M900 700 V540 Q1150 450 1600 400 V700 Z';
  return picture(
    gradient('sky', high, low) + gradient('sea', '#7fb3b8', '#2f6c7e', '#1b4456'),
    'sky',
    '<rect y="420" width="1600" height="280" fill="#4c7f8b"/>',
    `<path d="${land}" fill="#6b7d4f"/><path d="M860 700 Q960 560 1160 500 L1180 512 Q990 590 930 700 Z" fill="#d9c69a"/>`,
    many(4, (index) => palm(1130 + index * 120, 500 - index * 18, 180 + random() * 70, 0.2)),
    house(1290 + random() * 60, 490, 0.8, '#8a6a4a'),
    house(1500, 450, 0.62, '#78624c'),
    wave(random, 60 + random() * 130),
  );
}
