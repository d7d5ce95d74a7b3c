import { gradient, many, picture, randomFrom } from '../drawing';
import { ridge, sun } from '../landscape';

/** Kinds of haze, each with the colours of the sky and of the hills from farthest to nearest. */
const AIRS = {
  smoke: {
    sky: ['#b98f6a', '#e2c29a'],
    hills: ['#c7a481', '#a88463', '#7f6049', '#523d30'],
    sun: '#f08a4b',
  },
  fog: {
    sky: ['#c9d6dc', '#eef1ee'],
    hills: ['#c5d2d4', '#a3b8ba', '#7b979a', '#4b6a6e'],
    sun: '#fffbe8',
  },
  frost: {
    sky: ['#86a9cf', '#f3dfd6'],
    hills: ['#b9cbe0', '#8fa9c8', '#6580a3', '#3d5676'],
    sun: '#fff1d6',
  },
} as const;

/** Hills one behind another in smoke, in fog or in cold morning air. */
export function haze(seed: number, air: keyof typeof AIRS): string {
  const random = randomFrom(seed);
  const { sky, hills, sun: disc } = AIRS[air];
  return picture(
    gradient('sky', ...sky) + gradient('veil', `${sky[1]}00`, sky[1]),
    'sky',
    sun(350 + random() * 900, 20 + random() * 120, 66, disc),
    ...hills.map((fill, index) => {
      const y = 330 + index * 100;
      const veil = `<rect y="${y - 60}" width="1600" height="150" fill="url(#veil)" opacity="0.42"/>`;
      return ridge(random, { y, rise: 190 - index * 26, fill }) + (index < 3 ? veil : '');
    }),
    air === 'smoke'
      ? many(9, () => {
          const x = random() * 1600;
          return `<path d="M${x} 640 q-30 -60 10 -120 t10 -150" fill="none" stroke="#6b5445" stroke-width="${14 + random() * 18}" opacity="0.2" stroke-linecap="round"/>`;
        })
      : '',
  );
}
