import { gradient, many, picture, randomFrom } from '../drawing';

const LEFT = 120;
const STEP = 34;
const TOP_LINE = -90;
const FOOT = 590;
const HEIGHT = FOOT - TOP_LINE;
const DANGER = FOOT - 0.7 * HEIGHT;
/** Steps that were measured; the rest of the line is forecast. */
const NOW = 26;
const STEPS = 41;

/** Water levels at each step between one level and another. */
function course(random: () => number, from: number, to: number): number[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = 1 / (1 + Math.exp(-(step - 20) / 4.5));
    const wobble = Math.sin(step / 2.1) * 8 + (random() - 0.5) * 9;
    return FOOT - (from + (to - from) * share) * HEIGHT + (step < NOW ? wobble : 0);
  });
}

function path(levels: number[], start: number): string {
  return levels.map((y, index) => `${LEFT + (start + index) * STEP} ${y}`).join('L');
}

/**
 * The level of a river over ten days, measured and forecast, with its danger level.
 *
 * @param from and `to` are levels: 0 is the foot of the chart, 0.7 the danger level, 1 its top
 */
export function hydrograph(seed: number, from: number, to: number): string {
  const levels = course(randomFrom(seed), from, to);
  const [past, ahead] = [levels.slice(0, NOW), levels.slice(NOW - 1)];
  const above = ahead.map((y, index) => y - index * 4);
  const below = ahead.map((y, index) => y + index * 4).reverse();
  const back = below.map((y, index) => `${LEFT + (STEPS - 1 - index) * STEP} ${y}`).join('L');
  const x = LEFT + (NOW - 1) * STEP;
  return picture(
    gradient('paper', '#f8fafb', '#eaf0f3') + gradient('water', '#5fa3ac', '#cfe5e6'),
    'paper',
    `<rect x="${LEFT}" y="${TOP_LINE}" width="${(STEPS - 1) * STEP}" height="${DANGER - TOP_LINE}" fill="#fdeae8"/>`,
    many(
      6,
      (index) =>
        `<path d="M${LEFT} ${-46 + index * 127}h${(STEPS - 1) * STEP}" stroke="#dce3ea" stroke-width="3"/>`,
    ),
    `<path d="M${LEFT} ${FOOT}L${path(past, 0)}L${x} ${FOOT}Z" fill="url(#water)" opacity="0.75"/>`,
    `<path d="M${path(above, NOW - 1)}L${back}Z" fill="#0b6e79" opacity="0.18"/>`,
    `<path d="M${path(past, 0)}" fill="none" stroke="#0b6e79" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="M${path(ahead, NOW - 1)}" fill="none" stroke="#0b6e79" stroke-width="7" stroke-dasharray="6 16" stroke-linecap="round"/>`,
    `<path d="M${LEFT} ${DANGER}h${(STEPS - 1) * STEP}" stroke="#c4382d" stroke-width="6" stroke-dasharray="26 14"/>`,
    `<path d="M${x} ${TOP_LINE}V${FOOT}" stroke="#566572" stroke-width="3" stroke-dasharray="8 8"/>`,
    `<circle cx="${x}" cy="${ahead[0]}" r="15" fill="#fff" stroke="#0b6e79" stroke-width="8"/>`,
    `<path d="M${LEFT} ${TOP_LINE}V${FOOT}H${LEFT + (STEPS - 1) * STEP}" fill="none" stroke="#566572" stroke-width="4"/>`,
    many(
      11,
      (index) =>
        `<path d="M${LEFT + index * STEP * 4} ${FOOT}v18" stroke="#566572" stroke-width="4"/>`,
    ),
  );
}
