import {
  blur,
  cloudBank,
  gradient,
  BOTTOM,
  many,
  picture,
  rain,
  randomFrom,
  stupa,
} from '../drawing';
import { WIDTH } from '../drawing';

const HORIZON = 560;

function windows(random: () => number, x: number, top: number, width: number): string {
  return many(Math.floor(width / 18) * 5, (index) => {
    if (random() < 0.55) return '';
    const column = index % Math.floor(width / 18);
    const row = Math.floor(index / Math.floor(width / 18));
    const [left, y] = [x + 7 + column * 18, top + 16 + row * 24];
    return `<rect x="${left}" y="${y}" width="7" height="10" fill="#ffd98a" opacity="0.75"/>`;
  });
}

function tower(random: () => number, x: number, fill: string): string {
  const [width, height] = [54 + random() * 60, 70 + random() * 160];
  const top = HORIZON - height;
  const block = `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
  return block + windows(random, x, top, width);
}

function reflections(random: () => number): string {
  return many(130, () => {
    const y = HORIZON + 12 + random() * (BOTTOM - HORIZON - 20);
    const [x, length] = [random() * WIDTH, 20 + random() * 90];
    const colour = Math.abs(x - 1060) < 150 ? '#f3c65f' : '#9cc3c8';
    const stroke = `stroke="${colour}" stroke-width="2" opacity="${0.12 + random() * 0.25}"`;
    return `<path d="M${x} ${y}h${length}" ${stroke}/>`;
  });
}

/** Monsoon rain over Yangon: towers with lit windows, the great pagoda on its hill, wet streets. */
export function monsoon(seed: number): string {
  const random = randomFrom(seed);
  const definitions = [
    gradient('sky', '#1d2f3a', '#3d5a64', '#7d979b'),
    gradient('gold', '#ffe7a3', '#c98f2b'),
    gradient('water', '#41616a', '#16262e'),
    blur('soft', 26),
    blur('glow', 40),
  ].join('');
  return picture(
    definitions,
    'sky',
    cloudBank(random, { y: -60, depth: 260, count: 34, fill: '#26363f', filter: 'soft' }),
    cloudBank(random, { y: 150, depth: 150, count: 18, fill: '#4c646d', filter: 'soft' }),
    many(17, (index) => tower(random, index * 98 - 20, '#31474f')),
    '<ellipse cx="1060" cy="420" rx="190" ry="210" fill="#f6cf74" opacity="0.3" filter="url(#glow)"/>',
    `<path d="M760 ${HORIZON} C880 ${HORIZON - 70} 1240 ${HORIZON - 70} 1380 ${HORIZON} Z" fill="#20352f"/>`,
    stupa(1060, HORIZON - 40, 390, 'url(#gold)'),
    many(6, (index) => stupa(900 + index * 64, HORIZON - 30, 92, 'url(#gold)')),
    many(11, (index) => tower(random, index < 7 ? index * 104 - 40 : 660 + index * 104, '#1b2b33')),
    `<rect y="${HORIZON}" width="${WIDTH}" height="${BOTTOM - HORIZON}" fill="url(#water)"/>`,
    reflections(random),
    rain(random, 620, 0.38),
  );
}
