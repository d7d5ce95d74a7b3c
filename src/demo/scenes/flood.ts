import { blur, cloudBank, gradient, BOTTOM, many, pick, picture } from '../drawing';
import { rain, randomFrom, WIDTH } from '../drawing';
import { house, palm, ripples } from '../landscape';

const SHORE = 380;

/** Colours of the sky and of the water at different hours. */
const LIGHTS = [
  [
    ['#5d7480', '#93a7ab', '#d3d6c8'],
    ['#a98d5e', '#86683f', '#5f4727'],
  ],
  [
    ['#3c5563', '#7c97a0', '#c2ccc6'],
    ['#8f8a6a', '#6b684b', '#46452f'],
  ],
  [
    ['#6f7f93', '#b9a9a4', '#ecd2b0'],
    ['#b28f62', '#8a6744', '#5a412b'],
  ],
] as const;

function boat(x: number, y: number): string {
  const person = (dx: number, shirt: string) =>
    `<circle cx="${dx}" cy="-48" r="9" fill="#5b3f2d"/><path d="M${dx - 12} -6 q0 -32 12 -32 q12 0 12 32 z" fill="${shirt}"/>`;
  return `<g transform="translate(${x} ${y})">${person(-34, '#d8574b')}${person(2, '#f1b24a')}${person(40, '#3f8f9a')}
<path d="M-120 -16 Q0 34 130 -22 Q104 26 40 28 H-50 Q-100 24 -120 -16 Z" fill="#2b1d14"/>
<path d="M96 -66 L132 34" stroke="#2b1d14" stroke-width="5"/></g>`;
}

/** A river over its banks: drowned fields, houses on stilts, neighbours in a boat. */
export function flood(seed: number): string {
  const random = randomFrom(seed);
  const [sky, river] = pick(random, LIGHTS);
  const definitions = [gradient('sky', ...sky), gradient('river', ...river), blur('soft', 24)].join(
    '',
  );
  return picture(
    definitions,
    'sky',
    cloudBank(random, { y: -20, depth: 330, count: 30, fill: '#51646e', filter: 'soft' }),
    `<path d="M0 ${SHORE - 60} Q260 ${SHORE - 170} 520 ${SHORE - 70} T1040 ${SHORE - 90} T1600 ${SHORE - 70} V${SHORE + 20} H0 Z" fill="#6d8683"/>`,
    `<path d="M0 ${SHORE - 16} Q400 ${SHORE - 70} 800 ${SHORE - 22} T1600 ${SHORE - 34} V${SHORE + 30} H0 Z" fill="#3f6650"/>`,
    `<rect y="${SHORE}" width="${WIDTH}" height="${BOTTOM - SHORE}" fill="url(#river)"/>`,
    many(6, (index) => palm(90 + index * 290, SHORE + 14, 130 + random() * 60)),
    house(180 + random() * 140, SHORE + 34, 0.8, '#8a6a4a'),
    house(500 + random() * 140, SHORE + 22, 0.66, '#78624c'),
    house(1310 + random() * 140, SHORE + 60, 1.1, '#94714d'),
    palm(1120 + random() * 100, SHORE + 60, 250),
    palm(1510, SHORE + 90, 290),
    ripples(random, { top: SHORE, count: 190, stroke: '#e9d9b6' }),
    boat(600 + random() * 440, 530 + random() * 60),
    rain(random, 240, 0.3),
  );
}
