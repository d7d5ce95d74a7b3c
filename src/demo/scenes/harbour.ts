import { gradient, BOTTOM, many, pick, picture, rain, randomFrom, WIDTH } from '../drawing';
import { sun } from '../landscape';

const HORIZON = 330;

function lighthouse(x: number): string {
  const stripes = many(3, (index) => {
    const [y, half] = [190 + index * 70, 30 + index * 8];
    return `<path d="M${x - half} ${y}h${half * 2}l5 34h${-half * 2 - 10}z" fill="#b5443b"/>`;
  });
  return [
    `<path d="M${x} 128 L${x + 1600} -60 V330 Z M${x} 128 L${x - 1600} -20 V270 Z" fill="#fff2c4" opacity="0.2"/>`,
    `<path d="M${x - 26} 150 H${x + 26} L${x + 58} 420 H${x - 58} Z" fill="#f3efe4"/>`,
    stripes,
    `<rect x="${x - 20}" y="106" width="40" height="44" fill="#ffe6a0"/>`,
    `<path d="M${x - 30} 106 L${x} 70 L${x + 30} 106 Z" fill="#33414d"/>`,
    `<path d="M${x - 200} 440 Q${x - 90} 380 ${x} 400 T${x + 210} 440 Z" fill="#4b5348"/>`,
  ].join('');
}

/** A fishing boat with its cabin, high bow and mast. */
function boat(x: number, y: number, scale: number, hull: string): string {
  const shapes = [
    `<path d="M-120 0 Q-110 46 -60 52 H70 Q120 40 146 -26 Q96 4 30 4 Z" fill="${hull}"/>`,
    '<path d="M-112 12 Q0 26 132 -8" stroke="#f3efe4" stroke-width="6" fill="none"/>',
    '<path d="M-84 2 v-46 h70 v48 z" fill="#e8dcc3"/><path d="M-92 -44h86v-10h-86z" fill="#33414d"/>',
    '<path d="M-72 -32h18v16h-18zM-44 -32h18v16h-18z" fill="#2e5660"/>',
    '<path d="M30 4 V-110 M30 -104 L112 -16 M30 -104 L-50 -54" stroke="#3c3128" stroke-width="5"/>',
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}

/** Rows of swell, each in front of the one before. */
function swell(random: () => number, row: number, height: number, fill: string): string {
  const y = HORIZON + 30 + row * 72;
  const length = 90 + row * 44;
  const waves = many(Math.ceil(WIDTH / length) + 2, () => {
    return `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  });
  return `<path d="M${-random() * length} ${y}${waves}V${BOTTOM}H-200Z" fill="${fill}"/>`;
}

/**
 * Fishing boats off a lighthouse.
 *
 * @param roughness 0 for a calm sea, 1 for one that no boat should be out on
 */
export function harbour(seed: number, roughness: number): string {
  const random = randomFrom(seed);
  const isRough = roughness > 0.5;
  const calm = pick(random, [
    ['#5b93ad', '#f3d9a8'],
    ['#7fb0bd', '#f6e7c8'],
    ['#3f6f8f', '#f0b98a'],
  ]);
  const [high, low] = isRough ? (['#33444f', '#8d9c9e'] as const) : calm;
  const blues = isRough
    ? ['#4b6a72', '#42606a', '#38545f', '#2e4853', '#243c47']
    : ['#5d9aa8', '#4c8b9b', '#3d7c8d', '#2f6c7e', '#245c6e'];
  const boats = [pick(random, [620, 760, 900]), 1080 + random() * 300, 200 + random() * 260];
  const hulls = ['#0b6e79', '#b5443b', '#2c4f86'];
  return picture(
    gradient('sky', high, low),
    'sky',
    isRough ? '' : sun(500 + random() * 700, 80, 56, '#fff1cf'),
    lighthouse(pick(random, [260, 1380])),
    ...blues.map((fill, row) => {
      const at = boats[row - 1] ?? -999;
      const vessel = boat(at, HORIZON + row * 72, 0.55 + row * 0.13, hulls[row - 1] ?? '');
      return swell(random, row, 8 + roughness * 34, fill) + (at > 0 ? vessel : '');
    }),
    isRough ? rain(random, 420, 0.32) : '',
  );
}
