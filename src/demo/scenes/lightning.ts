import { blur, cloudBank, gradient, many, pick, picture, rain, randomFrom } from '../drawing';
import { ridge, toddyPalm } from '../landscape';

type Random = () => number;

const FLASH =
  '<radialGradient id="flash"><stop offset="0" stop-color="#d9deff" stop-opacity="0.6"/>' +
  '<stop offset="1" stop-color="#d9deff" stop-opacity="0"/></radialGradient>';

/** A bolt that runs down in small steps; a wide one has branches, which do not branch again. */
function bolt(
  random: Random,
  [x, y, foot]: readonly [number, number, number],
  width: 6 | 3,
): string {
  let [way, branches] = [`M${x} ${y}`, ''];
  let [atX, atY] = [x, y];
  while (atY < foot) {
    atX += (random() - 0.5) * 90;
    atY += 18 + random() * 34;
    way += `L${atX} ${atY}`;
    if (width === 3 || random() < 0.7) continue;
    branches += bolt(random, [atX, atY, atY + 90 + random() * 90], 3);
  }
  const glow = `stroke="#b9c8ff" stroke-width="${width * 4}" opacity="0.22"`;
  return `${branches}<path d="${way}" ${glow}/><path d="${way}" stroke="#f7f6ff" stroke-width="${width}"/>`;
}

/** A thunderstorm over the plain, after dark. */
export function lightning(seed: number): string {
  const random = randomFrom(seed);
  const [high, middle, low] = pick(random, [
    ['#161c2e', '#333f5c', '#7a7f92'],
    ['#13242c', '#2d4c57', '#8a9a92'],
    ['#221c31', '#4a4163', '#a38a8c'],
  ]);
  const definitions = [gradient('sky', high, middle, low), blur('soft', 16), FLASH].join('');
  const x = 250 + random() * 1100;
  return picture(
    definitions,
    'sky',
    ridge(random, { y: 560, rise: 130, fill: '#2b3440' }),
    `<ellipse cx="${x}" cy="190" rx="560" ry="330" fill="url(#flash)"/>`,
    `<g fill="none" stroke-linejoin="round">${bolt(random, [x, 60, 560], 6)}</g>`,
    cloudBank(random, { y: -20, depth: 340, count: 40, fill: '#1b2230', filter: 'soft' }),
    ridge(random, { y: 640, rise: 60, fill: '#141b22' }),
    many(6, () => toddyPalm(random() * 1600, 650, 120 + random() * 120, '#0f151b')),
    rain(random, 320, 0.25),
  );
}
