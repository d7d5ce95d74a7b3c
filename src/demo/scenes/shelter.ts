import { gradient, many, pick, picture, rain, randomFrom } from '../drawing';
import { palm, person, ridge } from '../landscape';

/** A cyclone shelter: two floors of concrete on pillars, ramps, a flat roof to stand on. */
function building(x: number): string {
  const windows = many(12, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return `<rect x="${x - 252 + column * 88}" y="${246 + row * 92}" width="54" height="46" rx="4" fill="#35565f"/>`;
  });
  const pillars = many(7, (index) => {
    return `<rect x="${x - 276 + index * 88}" y="410" width="24" height="150" fill="#b8b09c"/>`;
  });
  return [
    pillars,
    `<rect x="${x - 290}" y="218" width="580" height="196" fill="#e6dfcd"/>`,
    `<path d="M${x - 310} 218h620v-22h-620zM${x - 300} 312h600v-10h-600zM${x - 310} 414h620v18h-620z" fill="#a59c86"/>`,
    windows,
    `<path d="M${x + 290} 432 L${x + 560} 560 H${x + 490} L${x + 270} 456 Z" fill="#cfc6b2"/>`,
    `<path d="M${x} 196V96" stroke="#33414d" stroke-width="7"/><path d="M${x} 98h74l-18 22 18 22h-74z" fill="#c4382d"/>`,
  ].join('');
}

/** Neighbours on their way to the shelter, in good time. */
export function shelter(seed: number): string {
  const random = randomFrom(seed);
  const [high, low] = pick(random, [
    ['#6f8791', '#d6dcd2'],
    ['#4f6570', '#b7c0ba'],
    ['#8798a8', '#ecd9bd'],
  ]);
  const x = 520 + random() * 260;
  const lean = 0.12 + random() * 0.2;
  return picture(
    gradient('sky', high, low) + gradient('ground', '#6f8a5a', '#4b6a45'),
    'sky',
    ridge(random, { y: 500, rise: 70, fill: '#7f9a88' }),
    many(5, (index) => palm(60 + index * 360 + random() * 80, 570, 210 + random() * 90, lean)),
    '<rect y="550" width="1600" height="150" fill="url(#ground)"/>',
    building(x),
    many(9, () => {
      const shirt = pick(random, ['#d8574b', '#f1b24a', '#3f8f9a', '#7b5ea7', '#e6edf3']);
      return person(x + 330 + random() * 420, 600 + random() * 70, 80 + random() * 40, shirt);
    }),
    rain(random, 180, 0.28),
  );
}
