import { blur, gradient, BOTTOM, many, pick, picture, randomFrom, stupa, WIDTH } from '../drawing';

const BALLOONS = [
  ['#c0392b', '#e8b04a'],
  ['#2c7a7b', '#f4e3b2'],
  ['#d9822b', '#7b3f2a'],
  ['#b23a48', '#f2d0a4'],
  ['#3c6e71', '#f4e3b2'],
] as const;

function balloon(x: number, y: number, scale: number, colours: readonly [string, string]): string {
  const [main, stripe] = colours;
  const shapes = [
    `<path d="M0 -70 C58 -70 70 -14 40 24 L14 58 H-14 L-40 24 C-70 -14 -58 -70 0 -70 Z" fill="${main}"/>`,
    `<path d="M0 -70 C26 -60 26 10 8 58 H-8 C-26 10 -26 -60 0 -70 Z" fill="${stripe}"/>`,
    '<path d="M-12 58 L-8 78 M12 58 L8 78" stroke="#4a2c1c" stroke-width="2"/>',
    '<rect x="-10" y="78" width="20" height="14" rx="3" fill="#4a2c1c"/>',
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}

/** One row of the plain: pagodas among trees, drawn paler the farther away it lies. */
function row(random: () => number, y: number, height: number, fill: string): string {
  const pagodas = many(Math.round(1500 / height), () => {
    return stupa(random() * WIDTH, y + random() * 14, height * (0.5 + random() * 0.7), fill);
  });
  const trees = many(60, () => {
    const size = height * (0.1 + random() * 0.16);
    return `<ellipse cx="${random() * WIDTH}" cy="${y + 8}" rx="${size * 1.5}" ry="${size}"/>`;
  });
  return `${pagodas}<g fill="${fill}">${trees}<rect y="${y + 4}" width="${WIDTH}" height="${BOTTOM}"/></g>`;
}

function mist(y: number, opacity: number): string {
  return `<ellipse cx="800" cy="${y}" rx="1100" ry="34" fill="#ffe9c9" opacity="${opacity}" filter="url(#mist)"/>`;
}

/** A fine morning on the plain of Bagan: sun, mist, pagodas and balloons. */
export function bagan(seed: number): string {
  const random = randomFrom(seed);
  const definitions = [
    gradient('sky', '#4f86b5', '#f0c48e', '#ffdfa6', '#f7b267'),
    blur('mist', 18),
    blur('glow', 46),
  ].join('');
  return picture(
    definitions,
    'sky',
    '<circle cx="1130" cy="330" r="170" fill="#fff3c9" opacity="0.75" filter="url(#glow)"/>',
    '<circle cx="1130" cy="330" r="66" fill="#fffbe6"/>',
    '<path d="M0 400 Q180 330 390 372 T820 352 T1240 380 T1600 350 V520 H0 Z" fill="#c98f78" opacity="0.7"/>',
    row(random, 430, 62, '#b97a63'),
    mist(452, 0.75),
    row(random, 500, 105, '#8d5546'),
    mist(530, 0.6),
    row(random, 588, 170, '#5d3430'),
    mist(626, 0.4),
    stupa(330, 668, 380, '#3b2022'),
    row(random, 664, 74, '#3b2022'),
    many(5, (index) => {
      const [x, y] = [420 + index * 210 + random() * 90, -70 + random() * 300];
      return balloon(x, y, 0.36 + random() * 0.6, pick(random, BALLOONS));
    }),
  );
}
