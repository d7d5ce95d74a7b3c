import {
  blur,
  cloudBank,
  gradient,
  HEIGHT,
  many,
  picture,
  rain,
  randomFrom,
  WIDTH,
} from '../drawing';

const SHORE = 380;

function palm(x: number, y: number, height: number): string {
  const leaves = many(8, (index) => {
    const angle = Math.PI * (1.02 + index * 0.137);
    const [dx, dy] = [Math.cos(angle) * height * 0.32, Math.sin(angle) * height * 0.22];
    const tip = `${dx * 1.25} ${dy + height * 0.17}`;
    return `<path d="M${x} ${y - height} q${dx * 0.6} ${dy * 1.5} ${tip} q${-dx * 0.5} ${-height * 0.14} ${-dx * 1.25} ${-dy - height * 0.17}" fill="#1f4a38"/>`;
  });
  const trunk = `M${x - 4} ${y} q${-height * 0.06} ${-height * 0.5} 4 ${-height}`;
  return `<path d="${trunk}" fill="none" stroke="#3c3128" stroke-width="9"/>${leaves}`;
}

/** A house on stilts; the water stands at its floor. */
function house(x: number, y: number, scale: number, wall: string): string {
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

function boat(x: number, y: number): string {
  const person = (dx: number, shirt: string) =>
    `<circle cx="${dx}" cy="-48" r="9" fill="#5b3f2d"/><path d="M${dx - 12} -6 q0 -32 12 -32 q12 0 12 32 z" fill="${shirt}"/>`;
  return `<g transform="translate(${x} ${y})">${person(-34, '#d8574b')}${person(2, '#f1b24a')}${person(40, '#3f8f9a')}
<path d="M-120 -16 Q0 34 130 -22 Q104 26 40 28 H-50 Q-100 24 -120 -16 Z" fill="#2b1d14"/>
<path d="M96 -66 L132 34" stroke="#2b1d14" stroke-width="5"/></g>`;
}

function ripples(random: () => number): string {
  return many(190, () => {
    const y = SHORE + 20 + random() ** 0.7 * (HEIGHT - SHORE - 24);
    const length = 16 + ((y - SHORE) / 4) * (0.5 + random());
    const stroke = `stroke="#e9d9b6" stroke-width="${1 + (y - SHORE) / 160}" opacity="0.3"`;
    const x = random() * WIDTH;
    return `<path d="M${x} ${y}q${length / 4} -5 ${length / 2} 0t${length / 2} 0" fill="none" ${stroke}/>`;
  });
}

/** A river over its banks: drowned fields, houses on stilts, neighbours in a boat. */
export function flood(): string {
  const random = randomFrom(41);
  const definitions = [
    gradient('sky', '#5d7480', '#93a7ab', '#d3d6c8'),
    gradient('river', '#a98d5e', '#86683f', '#5f4727'),
    blur('soft', 24),
  ].join('');
  return picture(
    definitions,
    'sky',
    cloudBank(random, { y: 80, depth: 130, count: 22, fill: '#51646e', filter: 'soft' }),
    `<path d="M0 ${SHORE - 60} Q260 ${SHORE - 170} 520 ${SHORE - 70} T1040 ${SHORE - 90} T1600 ${SHORE - 70} V${SHORE + 20} H0 Z" fill="#6d8683"/>`,
    `<path d="M0 ${SHORE - 16} Q400 ${SHORE - 70} 800 ${SHORE - 22} T1600 ${SHORE - 34} V${SHORE + 30} H0 Z" fill="#3f6650"/>`,
    `<rect y="${SHORE}" width="${WIDTH}" height="${HEIGHT - SHORE}" fill="url(#river)"/>`,
    many(6, (index) => palm(90 + index * 290, SHORE + 14, 130 + random() * 60)),
    house(250, SHORE + 34, 0.8, '#8a6a4a'),
    house(560, SHORE + 22, 0.66, '#78624c'),
    house(1390, SHORE + 60, 1.1, '#94714d'),
    palm(1180, SHORE + 60, 250),
    palm(1510, SHORE + 90, 290),
    ripples(random),
    boat(820, 560),
    rain(random, 240, 0.3),
  );
}
