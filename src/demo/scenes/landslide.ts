import { gradient, many, pick, picture, rain, randomFrom } from '../drawing';
import { house, ridge } from '../landscape';

function pine(x: number, y: number, height: number): string {
  const tiers = many(3, (index) => {
    const [top, half] = [y - height + index * height * 0.24, height * (0.14 + index * 0.07)];
    return `M${x} ${top}l${half} ${height * 0.36}h${-half * 2}z`;
  });
  return `<path d="${tiers}" fill="#23473a"/><rect x="${x - 3}" y="${y - height * 0.18}" width="6" height="${height * 0.2}" fill="#3c3128"/>`;
}

function boulders(random: () => number, x: number): string {
  return many(34, () => {
    const [dx, size] = [(random() - 0.5) * 420, 8 + random() * 26];
    const fill = pick(random, ['#6d5239', '#8a6b4b', '#57422f']);
    return `<ellipse cx="${x + dx}" cy="${600 + random() * 70}" rx="${size * 1.3}" ry="${size}" fill="${fill}"/>`;
  });
}

/** A hillside that has slid across the road in the rain. */
export function landslide(seed: number): string {
  const random = randomFrom(seed);
  const x = 520 + random() * 560;
  const scar = `M${x - 60} 210 Q${x - 150} 380 ${x - 230} 660 H${x + 240} Q${x + 150} 400 ${x + 70} 210 Q${x} 170 ${x - 60} 210 Z`;
  const [high, low] = pick(random, [
    ['#5f7480', '#b8c4c4'],
    ['#6a7a76', '#c9cfc2'],
  ]);
  return picture(
    gradient('sky', high, low) + gradient('scar', '#7a5a3c', '#a47c52', '#8a6541'),
    'sky',
    ridge(random, { y: 330, rise: 260, fill: '#8ea39f' }),
    ridge(random, { y: 420, rise: 330, fill: '#55786a' }),
    `<path d="M0 560 Q300 130 ${x} 150 T1600 430 V700 H0 Z" fill="#3d6450"/>`,
    many(44, () => {
      const at = random() * 1600;
      return Math.abs(at - x) < 250 ? '' : pine(at, 600 + random() * 30, 70 + random() * 80);
    }),
    `<path d="${scar}" fill="url(#scar)"/>`,
    '<path d="M0 640 H1600 V700 H0 Z" fill="#4a5259"/>',
    '<path d="M0 670 H1600" stroke="#e9e4d4" stroke-width="5" stroke-dasharray="50 34"/>',
    boulders(random, x),
    house(x > 800 ? 260 : 1340, 592, 0.9, '#8a6a4a'),
    rain(random, 380, 0.34),
  );
}
