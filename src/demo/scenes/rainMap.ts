import { gradient, many, picture, randomFrom } from '../drawing';

type Point = readonly [longitude: number, latitude: number];

/** The country's outline, in degrees: the coast from north to south, then the border back. */
const OUTLINE = (
  '92.3 20.7,92.9 20.1,93.5 19.4,94.2 18.8,94.5 17.6,94.3 16.6,94.2 16,95.2 15.8,96.2 16.4,' +
  '96.9 17.3,97.6 16.4,97.8 15.2,98 14.1,98.6 13,98.6 12,98.6 10,98.8 10.4,99.6 11.8,' +
  '99.2 13.2,98.2 15.1,98.9 16.3,97.8 17.7,97.4 18.5,97.8 19.6,98.9 19.8,99.9 20.4,' +
  '101.1 21.5,99.9 22,99.5 22.9,98.8 24.1,97.6 23.9,97.7 24.8,98.7 25.9,98.7 27.5,' +
  '97.4 28.3,96.2 27.3,95.2 26.6,94.7 25.2,94.2 23.9,93.4 24,93.1 22.2,92.6 21.2'
).split(',');

/** From no rain to the heaviest. */
const RAIN = ['#dbe9e4', '#b3d8d3', '#78bcc0', '#3f97a4', '#0b6e79', '#2c4f86', '#5b2f7a'];

const CELL = 0.5;

function place([longitude, latitude]: Point): readonly [number, number] {
  return [400 + (longitude - 92) * 43, 680 - (latitude - 9.6) * 45];
}

/** How far rain is from its centre of the day, as a share of the heaviest. */
function amount(random: () => number, [longitude, latitude]: Point, centre: Point): number {
  const distance = Math.hypot(longitude - centre[0], (latitude - centre[1]) * 0.7);
  return Math.exp(-(distance ** 2) / 9) * 0.9 + random() * 0.16;
}

function cells(random: () => number, centre: Point): string {
  const [columns, rows] = [19, 38];
  return many(columns * rows, (index) => {
    const at = [92 + (index % columns) * CELL, 9.6 + Math.floor(index / columns) * CELL] as const;
    const step = Math.min(6, Math.floor(amount(random, at, centre) * 7));
    const [x, y] = place(at);
    return `<rect x="${x}" y="${y - 23}" width="22" height="23" fill="${RAIN[step]}"/>`;
  });
}

/** The day's rain at the stations, beside the map. */
function bars(random: () => number, x: number): string {
  const columns = many(9, (index) => {
    const share = random() ** 1.5;
    const height = 40 + share * 560;
    const fill = RAIN[2 + Math.min(4, Math.floor(share * 5))];
    return `<rect x="${x + index * 62}" y="${590 - height}" width="40" height="${height}" rx="5" fill="${fill}"/>`;
  });
  const lines = many(5, (index) => `M${x - 20} ${10 + index * 145}h580`);
  return `<path d="${lines}" stroke="#9fb0bf" stroke-width="2" opacity="0.5"/>${columns}`;
}

/**
 * Rain on a map of the country, with the stations' totals as bars.
 *
 * @param centre where it rained most
 */
export function rainMap(seed: number, centre: Point): string {
  const random = randomFrom(seed);
  const outline = OUTLINE.map((point) => {
    const [longitude = 0, latitude = 0] = point.split(' ').map(Number);
    return place([longitude, latitude]).join(' ');
  }).join('L');
  const legend = RAIN.map((fill, index) => {
    return `<rect x="120" y="${560 - index * 66}" width="70" height="60" rx="6" fill="${fill}"/>`;
  });
  return picture(
    `${gradient('sea', '#eef3f5', '#d5e3e7')}<clipPath id="land"><path d="M${outline}Z"/></clipPath>`,
    'sea',
    `<g clip-path="url(#land)">${cells(random, centre)}</g>`,
    `<path d="M${outline}Z" fill="none" stroke="#33505c" stroke-width="4" stroke-linejoin="round"/>`,
    ...legend,
    bars(random, 940),
  );
}
