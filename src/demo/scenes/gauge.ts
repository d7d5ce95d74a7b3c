import { gradient, BOTTOM, many, pick, picture, rain, randomFrom, WIDTH } from '../drawing';
import { palm, ridge, ripples } from '../landscape';

/** The top of the board, and what the lowest water reaches. */
const HIGH = 250;
const LOW = 610;

/** The board of a river station: marks as wide as their meaning, red above the danger level. */
function board(x: number, danger: number): string {
  const marks = many(22, (index) => {
    const y = HIGH + 16 + index * 17;
    const length = index % 5 === 0 ? 74 : 40;
    const fill = y < danger ? '#9b1c13' : '#16202a';
    return `<rect x="${x + 12}" y="${y}" width="${length}" height="9" fill="${fill}"/>`;
  });
  return [
    `<rect x="${x + 34}" y="${HIGH - 30}" width="40" height="${BOTTOM}" fill="#4a3b2d"/>`,
    `<rect x="${x}" y="${HIGH}" width="110" height="${LOW - HIGH}" rx="6" fill="#f7f5ee"/>`,
    marks,
  ].join('');
}

/**
 * A river with its gauge.
 *
 * @param level how full it is: 0 is low water, 0.7 the danger level, 1 the top of the board
 */
export function gauge(seed: number, level: number): string {
  const random = randomFrom(seed);
  const surface = LOW - level * (LOW - HIGH);
  const danger = LOW - 0.7 * (LOW - HIGH);
  const x = pick(random, [300, 760, 1120]);
  const [high, low] = pick(random, [
    ['#7f9aa6', '#dfe3d6'],
    ['#5f7c8a', '#c9d4cf'],
    ['#8fa7b8', '#f0dcc0'],
  ]);
  const definitions = [
    gradient('sky', high, low),
    gradient('river', '#9a8258', '#735c38', '#4d3b22'),
  ].join('');
  return picture(
    definitions,
    'sky',
    ridge(random, { y: 270, rise: 210, fill: '#7d968f' }),
    ridge(random, { y: 330, rise: 110, fill: '#4f7461' }),
    many(7, (index) => palm(40 + index * 250 + random() * 90, 360, 110 + random() * 90)),
    board(x, danger),
    `<rect y="${surface}" width="${WIDTH}" height="${BOTTOM}" fill="url(#river)" opacity="0.93"/>`,
    ripples(random, { top: surface, count: 130, stroke: '#efe0bd' }),
    `<path d="M0 ${danger}H${WIDTH}" stroke="#c4382d" stroke-width="5" stroke-dasharray="26 16"/>`,
    level > 0.6 ? rain(random, 200, 0.3) : '',
  );
}
