import { gradient, many, pick, picture, randomFrom, TOP } from '../drawing';

type Random = () => number;

const FAULT =
  'M830 -210 C800 -150 826 -80 812 -10 C800 120 838 220 806 340 C786 430 822 520 800 720';

/** What the pen of a seismograph draws: quiet, the two arrivals, and the long decay. */
function seismogram(random: Random, y: number, size: number): string {
  const arrival = 260 + random() * 160;
  const trace = many(395, (index) => {
    const x = 10 + index * 4;
    const since = x - arrival;
    const shear = since - 130;
    const first = since > 0 ? 0.25 * Math.exp(-since / 240) : 0;
    const second = shear > 0 ? Math.exp(-shear / 260) : 0;
    const swing = (0.02 + first + second) * size * (random() - 0.5) * 2;
    return `L${x} ${y + swing}`;
  });
  return `<path d="M0 ${y}${trace}" fill="none" stroke="#e6edf3" stroke-width="2.4"/>`;
}

/** Rings round the epicentre; the inner ones where it shook most. */
function rings(x: number, y: number): string {
  const colours = ['#c4382d', '#d9773a', '#e0ad4a', '#8fb08c', '#5f97a0'];
  return many(5, (index) => {
    const radius = 330 - index * 64;
    const fill = colours[4 - index];
    return `<ellipse cx="${x}" cy="${y}" rx="${radius * 1.25}" ry="${radius}" fill="${fill}" opacity="0.24"/>`;
  });
}

/** The epicentre beside the Sagaing fault on a map, and the trace of the shaking under it. */
export function earthquake(seed: number): string {
  const random = randomFrom(seed);
  const [land, river] = pick(random, [
    ['#22413f', '#5fa3ac'],
    ['#2a3b4a', '#6c9cb5'],
    ['#3a3f35', '#7fa7a4'],
  ]);
  const [x, y] = [760 + random() * 120, 40 + random() * 260];
  const streets = many(26, () => {
    return `M${random() * 1600} ${TOP + random() * 760}l${(random() - 0.5) * 420} ${(random() - 0.5) * 160}`;
  });
  return picture(
    gradient('sky', land, '#16262e'),
    'sky',
    `<path d="${streets}" stroke="#ffffff" stroke-width="3" opacity="0.08"/>`,
    `<path d="M700 -210 C640 -120 600 -80 640 -10 C700 120 560 240 640 360 S560 520 600 720" fill="none" stroke="${river}" stroke-width="16" opacity="0.7"/>`,
    rings(x, y),
    `<path d="${FAULT}" fill="none" stroke="#ffb4ab" stroke-width="5" stroke-dasharray="26 12"/>`,
    `<path d="M${x} ${y - 34}l9 24 25 1 -20 16 7 25 -21 -14 -21 14 7 -25 -20 -16 25 -1z" fill="#fff4ea"/>`,
    '<rect y="560" width="1600" height="140" fill="#0e1620" opacity="0.82"/>',
    seismogram(random, 630, 30 + random() * 30),
  );
}
