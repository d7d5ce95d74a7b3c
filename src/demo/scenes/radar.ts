import { gradient, many, picture, randomFrom } from '../drawing';

const ECHOES = ['#78bcc0', '#4f9a6b', '#e0ad4a', '#d9773a', '#c4382d'] as const;

/** One shower: patches that grow stronger towards its middle. */
function shower(random: () => number, x: number, y: number): string {
  const size = 50 + random() * 70;
  return ECHOES.map((fill, index) => {
    const radius = size * (1 - index * 0.19);
    const patches = many(5, () => {
      const [dx, dy] = [(random() - 0.5) * radius, (random() - 0.5) * radius * 0.7];
      return `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${radius * 0.6}" ry="${radius * 0.4}"/>`;
    });
    return `<g fill="${fill}" opacity="0.75">${patches}</g>`;
  }).join('');
}

/** The screen of a weather radar: range rings, the turning beam, and showers within. */
export function radar(seed: number): string {
  const random = randomFrom(seed);
  const turn = random() * 360;
  const rings = many(4, (index) => `<circle cx="800" cy="350" r="${80 * (index + 1)}"/>`);
  const spokes = many(12, (index) => {
    const angle = (index * Math.PI) / 6;
    return `<path d="M800 350L${800 + Math.cos(angle) * 320} ${350 + Math.sin(angle) * 320}"/>`;
  });
  const line = random() * Math.PI;
  const showers = many(7, (index) => {
    const along = (index - 3) * 70;
    return shower(random, 800 + Math.cos(line) * along, 350 + Math.sin(line) * along * 0.8);
  });
  return picture(
    `${gradient('screen', '#15202b', '#0e1620')}<clipPath id="range"><circle cx="800" cy="350" r="320"/></clipPath>`,
    'screen',
    '<g transform="translate(-160 -170) scale(1.2)">',
    '<circle cx="800" cy="350" r="336" fill="#1b2836" stroke="#2a3947" stroke-width="6"/>',
    `<g clip-path="url(#range)">${showers}<path d="M800 350L1160 350A360 360 0 0 0 1112 170Z" fill="#5cc2cc" opacity="0.22" transform="rotate(${turn} 800 350)"/></g>`,
    `<g fill="none" stroke="#5cc2cc" stroke-width="2" opacity="0.55">${rings}${spokes}</g>`,
    '<circle cx="800" cy="350" r="8" fill="#e6edf3"/>',
    '</g>',
    ...ECHOES.map((fill, index) => {
      return `<rect x="1330" y="${420 - index * 66}" width="90" height="56" rx="6" fill="${fill}"/>`;
    }),
  );
}
