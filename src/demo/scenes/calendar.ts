import { gradient, many, picture, pick, randomFrom } from '../drawing';
import { sun } from '../landscape';

/** Rain of each month from January, as a share of the wettest: coast, delta and dry zone. */
const CLIMATES = [
  [0.01, 0.01, 0.02, 0.06, 0.35, 0.95, 1, 0.92, 0.5, 0.25, 0.09, 0.02],
  [0.02, 0.02, 0.03, 0.07, 0.52, 0.84, 0.94, 0.97, 0.66, 0.34, 0.12, 0.02],
  [0.01, 0.02, 0.03, 0.16, 0.66, 0.58, 0.42, 0.62, 0.85, 0.64, 0.2, 0.03],
] as const;

/** Warmth of each month between the coolest and the hottest day of the year. */
const WARMTH = [0.2, 0.42, 0.74, 1, 0.86, 0.55, 0.48, 0.46, 0.5, 0.52, 0.38, 0.18];

const LEFT = 130;
const STEP = 112;
const HEAD = -80;
const FOOT = 580;

const middleOf = (month: number) => LEFT + month * STEP + STEP / 2;

/** A year at a glance: rain as bars, warmth as a line, the three seasons as bands of colour. */
export function calendar(seed: number): string {
  const random = randomFrom(seed);
  const rainfall = pick(random, CLIMATES);
  const bands = [
    [0, 2, '#dfe9f2'],
    [2, 4.5, '#fbe7c2'],
    [4.5, 10, '#d3e8e6'],
    [10, 12, '#dfe9f2'],
  ] as const;
  const line = WARMTH.map((share, month) => `${middleOf(month)} ${450 - share * 430}`).join('L');
  return picture(
    gradient('paper', '#f8fafb', '#eef2f5'),
    'paper',
    ...bands.map(([from, to, fill]) => {
      const place = `x="${LEFT + from * STEP}" y="${HEAD}" width="${(to - from) * STEP}"`;
      return `<rect ${place} height="${FOOT - HEAD}" fill="${fill}"/>`;
    }),
    ...rainfall.map((share, month) => {
      const height = share * (520 + random() * 90);
      return `<rect x="${middleOf(month) - 30}" y="${FOOT - height}" width="60" height="${height}" rx="6" fill="#0b6e79"/>`;
    }),
    `<path d="M${line}" fill="none" stroke="#d9773a" stroke-width="8" stroke-linejoin="round"/>`,
    many(12, (month) => {
      const y = 450 - (WARMTH[month] ?? 0) * 430;
      return `<circle cx="${middleOf(month)}" cy="${y}" r="11" fill="#fff" stroke="#d9773a" stroke-width="6"/>`;
    }),
    `<path d="M${LEFT} ${HEAD}V${FOOT}H${LEFT + 12 * STEP}" fill="none" stroke="#566572" stroke-width="4"/>`,
    many(12, (month) => {
      return `<circle cx="${middleOf(month)}" cy="${FOOT + 46}" r="13" fill="${month > 4 && month < 10 ? '#0b6e79' : '#c3ced8'}"/>`;
    }),
    sun(middleOf(3), -34, 17, '#e0962f'),
  );
}
