import { blur, gradient, many, picture, randomFrom } from '../drawing';

interface Point {
  x: number;
  y: number;
}

/** The coast from Rakhine down to the delta and the gulf, seen from above. */
const COAST =
  'M950 -210 L985 -130 L978 -70 L1010 -10 L1035 60 L1012 120 L1060 175 L1048 240 L1092 300 L1080 352 L1118 410 L1108 470 ' +
  'L1150 520 L1180 505 L1205 545 L1240 528 L1262 566 L1300 540 L1352 552 L1380 505 L1420 520 ' +
  'L1452 590 L1440 640 L1470 720 L1620 720 L1620 -210 Z';

/** One puff of cloud on a spiral arm, `turn` radians from the eye. */
function puff(random: () => number, eye: Point, arm: number): string {
  const turn = 0.35 + random() * 6.2;
  const angle = turn + arm * Math.PI;
  const radius = 34 * Math.exp(0.36 * turn) + (random() - 0.5) * 17 * turn;
  const x = eye.x + Math.cos(angle) * radius * 1.25;
  const y = eye.y + Math.sin(angle) * radius;
  const size = 12 + radius * 0.1 + random() * 14;
  const tilt = (angle * 180) / Math.PI + 100;
  const shape = `rx="${size * 1.9}" ry="${size * 0.75}" transform="rotate(${tilt} ${x} ${y})"`;
  const opacity = 0.5 - turn * 0.055;
  return `<ellipse cx="${x}" cy="${y}" ${shape} opacity="${Math.max(opacity, 0.08)}"/>`;
}

function arms(random: () => number, eye: Point): string {
  const puffs = many(2 * 170, (index) => puff(random, eye, index % 2));
  return `<g fill="#ffffff" filter="url(#soft)">${puffs}</g>`;
}

function isobars(eye: Point): string {
  const rings = many(5, (index) => {
    const radius = 150 + index * 85;
    const shape = `cx="${eye.x}" cy="${eye.y}" rx="${radius * 1.25}" ry="${radius}"`;
    return `<ellipse ${shape} stroke-dasharray="${index % 2 ? '2 10' : '14 10'}"/>`;
  });
  return `<g fill="none" stroke="#bfe6ea" stroke-width="2" opacity="0.34">${rings}</g>`;
}

/** The forecast track of the storm, a widening cone. */
function forecastTrack({ x, y }: Point): string {
  const end = { x: 1240, y: y - 180 };
  const bend = { x: (x + end.x) / 2, y: y - 40 };
  const marks = [0.3, 0.55, 0.78, 1].map((part) => {
    const at = (from: number, by: number, to: number) =>
      (1 - part) ** 2 * from + 2 * part * (1 - part) * by + part ** 2 * to;
    const centre = `cx="${at(x, bend.x, end.x)}" cy="${at(y, bend.y, end.y)}"`;
    return `<circle ${centre} r="9" fill="#ffb4ab"/>`;
  });
  const cone = `M${x} ${y} Q${bend.x} ${bend.y - 60} ${end.x - 50} ${end.y - 85} L${end.x + 50} ${end.y + 85} Q${bend.x} ${bend.y + 60} ${x} ${y} Z`;
  const way = `M${x} ${y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  return [
    `<path d="${cone}" fill="#e2574c" opacity="0.24"/>`,
    `<path d="${way}" fill="none" stroke="#ffb4ab" stroke-width="4" stroke-dasharray="3 14" stroke-linecap="round"/>`,
    ...marks,
  ].join('');
}

/** A cyclone in the Bay of Bengal, as a satellite and a forecaster see it. */
export function cyclone(seed: number): string {
  const random = randomFrom(seed);
  const eye = { x: 380 + random() * 380, y: 170 + random() * 190 };
  const definitions = [
    gradient('sea', '#0a2540', '#0d4258', '#0b3350'),
    gradient('land', '#3f6b4a', '#5c7a4b', '#3d6650'),
    blur('soft', 7),
    blur('haze', 60),
  ].join('');
  return picture(
    definitions,
    'sea',
    `<path d="${COAST}" fill="url(#land)" stroke="#a9d6c0" stroke-width="3" stroke-linejoin="round"/>`,
    '<path d="M1360 -210 C1300 -150 1370 -80 1330 -10 C1300 130 1350 260 1300 400 C1290 450 1262 500 1240 528" fill="none" stroke="#1b4f66" stroke-width="7" opacity="0.8"/>',
    `<ellipse cx="${eye.x}" cy="${eye.y}" rx="420" ry="300" fill="#dff1f5" opacity="0.3" filter="url(#haze)"/>`,
    arms(random, eye),
    `<circle cx="${eye.x}" cy="${eye.y}" r="60" fill="#f4fbfc" opacity="0.75" filter="url(#soft)"/>`,
    `<circle cx="${eye.x}" cy="${eye.y}" r="19" fill="#0a2a42"/>`,
    isobars(eye),
    forecastTrack(eye),
  );
}
