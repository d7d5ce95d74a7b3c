import { blur, BOTTOM, cloudBank, gradient, many, pick, picture } from '../drawing';
import { rain, randomFrom, TOP } from '../drawing';
import { house, palm, ridge } from '../landscape';

/** Stones of ice on their way down and on the ground. */
function hail(random: () => number): string {
  const stones = many(190, () => {
    const radius = 3 + random() ** 2 * 9;
    return `<circle cx="${random() * 1600}" cy="${TOP + random() * (BOTTOM - TOP)}" r="${radius}"/>`;
  });
  return `<g fill="#f4fbfc" stroke="#8fb3c4" stroke-width="1.5" opacity="0.9">${stones}</g>`;
}

/** Gusts, as long strokes that curl at their end. */
function gusts(random: () => number): string {
  const lines = many(13, () => {
    const [x, y] = [random() * 1200 - 100, random() * 500 - 60];
    const length = 220 + random() * 260;
    return `M${x} ${y}h${length}q52 0 52 -34t-34 -30t-26 24`;
  });
  return `<path d="${lines}" fill="none" stroke="#f0f5f6" stroke-width="6" stroke-linecap="round" opacity="0.35"/>`;
}

/** Strong wind before the monsoon: bent palms and gusts, or a shower of hail. */
export function squall(seed: number, kind: 'wind' | 'hail'): string {
  const random = randomFrom(seed);
  const lean = kind === 'wind' ? 0.34 + random() * 0.16 : 0.1;
  const [high, low] = pick(random, [
    ['#4c5f63', '#c9bf9e'],
    ['#566572', '#b9c4c0'],
    ['#5d5a66', '#d6bf9b'],
  ]);
  return picture(
    gradient('sky', high, low) + blur('soft', 14),
    'sky',
    cloudBank(random, { y: -20, depth: 330, count: 34, fill: '#3a484e', filter: 'soft' }),
    ridge(random, { y: 520, rise: 110, fill: '#7c8a70' }),
    ridge(random, { y: 600, rise: 60, fill: '#556b4c' }),
    house(980 + random() * 300, 590, 1.15, '#8a6a4a'),
    many(5, (index) => palm(80 + index * 190 + random() * 70, 630, 230 + random() * 110, lean)),
    kind === 'wind' ? gusts(random) : hail(random),
    rain(random, 220, 0.22),
  );
}
