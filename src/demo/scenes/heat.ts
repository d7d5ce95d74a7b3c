import { gradient, many, pick, picture, randomFrom } from '../drawing';
import { ridge, sun, toddyPalm } from '../landscape';

const GROUND = 500;

/** Mud that has dried and torn: plates with dark gaps, wider towards the viewer. */
function crackedEarth(random: () => number, fill: string): string {
  const plates = many(96, (index) => {
    const [column, row] = [index % 16, Math.floor(index / 16)];
    const height = 20 + row * 8;
    const y = GROUND + 8 + row * 14 + row * row * 4.6;
    const x = column * 108 - 60 + (row % 2) * 54;
    const jitter = () => (random() - 0.5) * 16;
    const corners = [
      [x + jitter(), y + jitter() / 3],
      [x + 92 + jitter(), y + jitter() / 3],
      [x + 102 + jitter(), y + height + jitter() / 3],
      [x + 8 + jitter(), y + height + jitter() / 3],
    ];
    return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
  });
  return `<path d="${plates}" fill="${fill}"/>`;
}

function thermometer(x: number, share: number): string {
  const top = 110 + (1 - share) * 300;
  const ticks = many(11, (index) => `M${x + 42} ${120 + index * 30}h${index % 5 ? 16 : 30}`);
  return [
    `<rect x="${x - 34}" y="80" width="68" height="400" rx="34" fill="#fffaf0" opacity="0.95"/>`,
    `<circle cx="${x}" cy="490" r="54" fill="#fffaf0"/><circle cx="${x}" cy="490" r="38" fill="#c4382d"/>`,
    `<rect x="${x - 12}" y="${top}" width="24" height="${490 - top}" rx="12" fill="#c4382d"/>`,
    `<path d="${ticks}" stroke="#5a3a2b" stroke-width="5"/>`,
  ].join('');
}

/** A hot day in the dry zone: a great sun, toddy palms, earth without water. */
export function heat(seed: number): string {
  const random = randomFrom(seed);
  const [high, low] = pick(random, [
    ['#e8a75a', '#fbe3b0'],
    ['#d98a5f', '#f7d6a6'],
    ['#c9b08a', '#f5e6c3'],
  ]);
  const side = pick(random, [180, 1420]);
  return picture(
    gradient('sky', high, low),
    'sky',
    sun(400 + random() * 800, 70 + random() * 110, 90, '#fff6d8'),
    ridge(random, { y: 470, rise: 90, fill: '#c48a5d' }),
    `<rect y="${GROUND - 30}" width="1600" height="240" fill="#6f4a31"/>`,
    crackedEarth(random, '#b98355'),
    many(5, (index) => {
      const x = 300 + index * 220 + random() * 120;
      return toddyPalm(x, GROUND + random() * 30, 180 + random() * 160, '#4d3b26');
    }),
    thermometer(side, 0.72 + random() * 0.25),
  );
}
