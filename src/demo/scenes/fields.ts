import { gradient, many, pick, picture, randomFrom } from '../drawing';
import { person, ridge, sun, toddyPalm } from '../landscape';

/** A zebu ox with its hump, facing left. */
function ox(x: number, y: number, scale: number, hide: string): string {
  const shapes = [
    '<path d="M-70 -8v58M-48 -4v54M44 -4v54M66 -8v58" stroke="#4a3b2d" stroke-width="13"/>',
    `<path d="M-92 -46 Q-66 -60 -46 -58 Q-34 -92 -12 -60 Q40 -64 82 -50 Q98 -20 78 6 Q10 18 -74 8 Q-98 -12 -92 -46 Z" fill="${hide}"/>`,
    `<path d="M-84 -52 L-128 -62 Q-142 -52 -134 -36 L-94 -18 Z" fill="${hide}"/>`,
    '<path d="M-108 -60 Q-116 -96 -92 -104 M-98 -58 Q-96 -88 -76 -96" fill="none" stroke="#3c3128" stroke-width="7"/>',
    `<path d="M84 -46 Q108 -20 98 26" fill="none" stroke="${hide}" stroke-width="7"/>`,
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}

function rows(random: () => number, green: string): string {
  const tufts = many(340, () => {
    const y = 500 + random() ** 0.7 * 190;
    const size = 6 + (y - 480) / 10;
    const x = random() * 1600;
    return `M${x} ${y}q${-size / 2} ${-size} ${-size / 1.4} ${-size * 1.3}M${x} ${y}v${-size * 1.6}M${x} ${y}q${size / 2} ${-size} ${size / 1.4} ${-size * 1.3}`;
  });
  return `<path d="${tufts}" fill="none" stroke="${green}" stroke-width="3"/>`;
}

/** Paddy fields with oxen and farmers, young or ripe. */
export function fields(seed: number): string {
  const random = randomFrom(seed);
  const [high, low, field, blade] = pick(random, [
    ['#7fb0c4', '#f2ead0', '#7a9a86', '#3f7a3d'],
    ['#8fb7c9', '#fbe9c8', '#c9a85a', '#8a6f24'],
    ['#6f93a3', '#dfe6d8', '#6f9a9a', '#4c8a4a'],
  ]);
  return picture(
    gradient('sky', high, low),
    'sky',
    sun(300 + random() * 1000, 60, 54, '#fff6dc'),
    ridge(random, { y: 400, rise: 130, fill: '#8aa59b' }),
    ridge(random, { y: 460, rise: 60, fill: '#5c8066' }),
    many(5, () => toddyPalm(random() * 1600, 470, 110 + random() * 70, '#2f5240')),
    `<rect y="450" width="1600" height="250" fill="${field}"/>`,
    many(5, (index) => {
      return `<path d="M-20 ${484 + index * 44 + index ** 2 * 3} Q800 ${470 + index * 46} 1620 ${488 + index * 48}" fill="none" stroke="#5a4a30" stroke-width="${4 + index * 2}" opacity="0.5"/>`;
    }),
    rows(random, blade),
    ox(500 + random() * 250, 590, 0.95, '#e9e0cf'),
    ox(860 + random() * 200, 615, 1.05, '#b08a62'),
    person(1180 + random() * 90, 660, 130, pick(random, ['#d8574b', '#3f8f9a', '#f1b24a'])),
  );
}
