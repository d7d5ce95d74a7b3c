import { BOTTOM, many, WIDTH } from './drawing';

type Random = () => number;

/** Hills along the whole picture, filled down to its foot; the crest wanders above `y`. */
export function ridge(random: Random, hills: { y: number; rise: number; fill: string }): string {
  const { y, rise, fill } = hills;
  const tops = Array.from({ length: 12 }, () => y - random() * rise);
  const crest = tops.slice(1).map((top, index) => {
    const [x, middle] = [index * 160 - 100, (top + (tops[index] ?? top)) / 2];
    return `${x - 80} ${middle} Q${x} ${top}`;
  });
  return `<path d="M-300 ${y} L${crest.join(' ')} 1900 ${y} V${BOTTOM} H-300 Z" fill="${fill}"/>`;
}

/** Little waves on water that begins at `top`; the nearer, the longer. */
export function ripples(
  random: Random,
  { top, count, stroke }: { top: number; count: number; stroke: string },
): string {
  const waves = many(count, () => {
    const y = top + 20 + random() ** 0.7 * (BOTTOM - top - 24);
    const length = 16 + ((y - top) / 4) * (0.5 + random());
    const width = 1 + (y - top) / 160;
    return `<path d="M${random() * WIDTH} ${y}q${length / 4} -5 ${length / 2} 0t${length / 2} 0" stroke-width="${width}"/>`;
  });
  return `<g fill="none" stroke="${stroke}" opacity="0.3">${waves}</g>`;
}

/** A coconut palm; `lean` bends it to the right as wind from the left does. */
export function palm(x: number, y: number, height: number, lean = 0): string {
  const top = x + lean * height;
  const leaves = many(8, (index) => {
    const angle = Math.PI * (1.02 + index * 0.137);
    const dx = Math.cos(angle) * height * 0.32 * (1 - lean) + lean * height * 0.3;
    const dy = Math.sin(angle) * height * 0.22;
    const tip = `${dx * 1.25} ${dy + height * 0.17}`;
    const back = `q${-dx * 0.5} ${-height * 0.14} ${-dx * 1.25} ${-dy - height * 0.17}`;
    return `<path d="M${top} ${y - height} q${dx * 0.6} ${dy * 1.5} ${tip} ${back}" fill="#1f4a38"/>`;
  });
  const bend = lean === 0 ? -height * 0.06 : lean * height * 0.2;
  const trunk = `M${x - 4} ${y} q${bend} ${-height * 0.5} ${lean * height + 4} ${-height}`;
  return `<path d="${trunk}" fill="none" stroke="#3c3128" stroke-width="9"/>${leaves}`;
}

/** A toddy palm of the dry zone: a straight trunk and a round crown of fans. */
export function toddyPalm(x: number, y: number, height: number, fill: string): string {
  const crown = height * 0.17;
  const fans = many(13, (index) => {
    const angle = (index / 13) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * crown, Math.sin(angle) * crown];
    return `<ellipse cx="${x + dx * 0.7}" cy="${y - height + dy * 0.7}" rx="${crown * 0.55}" ry="${crown * 0.2}" transform="rotate(${(angle * 180) / Math.PI} ${x + dx * 0.7} ${y - height + dy * 0.7})"/>`;
  });
  const trunk = `M${x - 5} ${y} L${x - 3} ${y - height} H${x + 3} L${x + 5} ${y} Z`;
  return `<g fill="${fill}"><path d="${trunk}"/><circle cx="${x}" cy="${y - height}" r="${crown * 0.4}"/>${fans}</g>`;
}

/** A house on stilts, whose floor lies on `y`. */
export function house(x: number, y: number, scale: number, wall: string): string {
  const shapes = [
    '<path d="M-70 0v46M-28 0v46M28 0v46M70 0v46" stroke="#2e241c" stroke-width="9"/>',
    `<path d="M-84 0h168v-66h-168z" fill="${wall}"/>`,
    '<path d="M-84 -14h168M-84 -30h168M-84 -46h168" stroke="#000" stroke-width="1.5" opacity="0.18"/>',
    '<path d="M-108 -60 L-52 -132 H52 L108 -60 Z" fill="#5a3a2b"/>',
    '<path d="M-94 -76H94M-80 -94H80M-66 -112H66" stroke="#3c251b" stroke-width="3" opacity="0.7"/>',
    '<path d="M-16 0v-46h32v46z" fill="#21170f"/><path d="M38 -22h28v-24h-28z" fill="#ffd27a"/>',
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}

/** A sun with soft rings of light, drawn without a filter. */
export function sun(x: number, y: number, radius: number, fill: string): string {
  const rings = many(5, (index) => {
    return `<circle cx="${x}" cy="${y}" r="${radius * (1.4 + index * 0.55)}" opacity="0.13"/>`;
  });
  return `<g fill="${fill}">${rings}<circle cx="${x}" cy="${y}" r="${radius}"/></g>`;
}

/** A person standing at `y`. */
export function person(x: number, y: number, size: number, shirt: string): string {
  const shapes = [
    '<circle cx="0" cy="-88" r="12" fill="#5b3f2d"/>',
    '<path d="M-16 0 L-14 -38 H14 L16 0 Z" fill="#33414d"/>',
    `<path d="M-18 -36 q-2 -38 18 -38 q20 0 18 38 z" fill="${shirt}"/>`,
  ];
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${shapes.join('')}</g>`;
}
