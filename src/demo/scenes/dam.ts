import { gradient, BOTTOM, many, picture, randomFrom } from '../drawing';
import { ridge, ripples } from '../landscape';

/** Gates of the spillway, of which the first few are open. */
function gates(open: number): string {
  return many(5, (index) => {
    const x = 500 + index * 130;
    const pier = `<path d="M${x - 34} 250h26v250h-26z" fill="#a59c86"/>`;
    const gate = `<rect x="${x - 8}" y="286" width="104" height="70" fill="#33505c"/>`;
    if (index >= open) return pier + gate;
    const strands = many(
      7,
      (strand) => `M${x + 4 + strand * 14} 350q${strand - 3} 90 ${(strand - 3) * 6} 200`,
    );
    return `${pier}<path d="M${x - 6} 330h100l22 230h-144z" fill="#e3f1f3"/><path d="${strands}" fill="none" stroke="#9cc3c8" stroke-width="5"/>`;
  });
}

/** A dam that releases water through some of its five gates. */
export function dam(seed: number, open: number): string {
  const random = randomFrom(seed);
  const mist = many(40, () => {
    const x = 480 + random() * open * 130;
    return `<circle cx="${x}" cy="${540 + random() * 50}" r="${14 + random() * 34}"/>`;
  });
  return picture(
    gradient('sky', '#7fa7b8', '#e6ebdf') + gradient('river', '#6f9a9a', '#33606a'),
    'sky',
    ridge(random, { y: 290, rise: 210, fill: '#7d9a8f' }),
    '<path d="M0 250 H1600 V560 H0 Z" fill="#c3baa4"/>',
    many(
      7,
      (index) =>
        `<path d="M0 ${290 + index * 40}H1600" stroke="#a59c86" stroke-width="3" opacity="0.6"/>`,
    ),
    '<path d="M0 234H1600V258H0Z" fill="#8a826f"/>',
    many(33, (index) => `<path d="M${index * 50} 234v-18" stroke="#566572" stroke-width="4"/>`),
    '<path d="M0 216H1600" stroke="#566572" stroke-width="4"/>',
    gates(open),
    `<rect y="550" width="1600" height="${BOTTOM - 550}" fill="url(#river)"/>`,
    `<g fill="#f4fbfc" opacity="0.5">${mist}</g>`,
    '<path d="M0 200 Q170 260 330 520 L360 700 H0 Z" fill="#4f7461"/>',
    '<path d="M1600 180 Q1420 260 1290 500 L1250 700 H1600 Z" fill="#446957"/>',
    ripples(random, { top: 560, count: 90, stroke: '#e3f1f3' }),
  );
}
