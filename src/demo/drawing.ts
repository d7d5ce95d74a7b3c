/** The frame of every picture, 16 to 9: `x` from 0 to its width, `y` from top to bottom. */
export const WIDTH = 1600;
export const TOP = -200;
export const BOTTOM = 700;

/** Random numbers from 0 to 1, the same on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random one of several. */
export function pick<const T extends readonly [unknown, ...unknown[]]>(
  random: () => number,
  choices: T,
): T[number] {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Draws `count` shapes and joins them. */
export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A vertical gradient by its colours from top to bottom, evenly spaced. */
export function gradient(id: string, ...colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

export function blur(id: string, deviation: number): string {
  const area = 'x="-50%" y="-50%" width="200%" height="200%"';
  return `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** A whole picture; `sky` is the gradient that fills it. */
export function picture(definitions: string, sky: string, ...layers: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${BOTTOM - TOP}">`,
    `<defs>${definitions}</defs>`,
    `<rect y="${TOP}" width="${WIDTH}" height="${BOTTOM - TOP}" fill="url(#${sky})"/>`,
    ...layers,
    '</svg>',
  ].join('');
}

/** A bell-shaped pagoda that rests on `y`, with terraces below and a spire on top. */
export function stupa(x: number, y: number, height: number, fill: string): string {
  const at = (dx: number, dy: number) => `${x + dx * height} ${y - dy * height}`;
  const half = (side: 1 | -1) =>
    [
      `L${at(0.4 * side, 0)} L${at(0.4 * side, 0.05)} L${at(0.33 * side, 0.05)}`,
      `L${at(0.33 * side, 0.11)} L${at(0.26 * side, 0.11)} L${at(0.26 * side, 0.17)}`,
      `C${at(0.19 * side, 0.2)} ${at(0.18 * side, 0.42)} ${at(0.075 * side, 0.47)}`,
      `L${at(0.06 * side, 0.56)} C${at(0.035 * side, 0.6)} ${at(0.03 * side, 0.72)}`,
      `${at(0.012 * side, 0.8)} L${at(0, 1)}`,
    ].join(' ');
  return `<path d="M${at(0, 0)} ${half(1)} Z M${at(0, 0)} ${half(-1)} Z" fill="${fill}"/>`;
}

/** A bank of cloud: soft ellipses along a line. */
export function cloudBank(
  random: () => number,
  bank: { y: number; depth: number; count: number; fill: string; filter: string },
): string {
  const { y, depth, count, fill, filter } = bank;
  const puffs = many(count, () => {
    const width = 90 + random() * 170;
    const centre = `cx="${random() * WIDTH}" cy="${y + (random() - 0.5) * depth}"`;
    return `<ellipse ${centre} rx="${width}" ry="${width * (0.28 + random() * 0.2)}"/>`;
  });
  return `<g fill="${fill}" filter="url(#${filter})" opacity="0.8">${puffs}</g>`;
}

/** Slanting rain over the whole picture. */
export function rain(random: () => number, count: number, opacity: number): string {
  const drops = many(count, () => {
    const length = 18 + random() * 42;
    const [x, y] = [random() * (WIDTH + 200), TOP - 60 + random() * (BOTTOM - TOP + 60)];
    return `M${x} ${y}l${-length * 0.28} ${length}`;
  });
  return `<path d="${drops}" stroke="#dfeef2" stroke-width="1.6" opacity="${opacity}"/>`;
}
