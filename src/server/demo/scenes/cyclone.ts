import { blur, gradient, many, picture, randomFrom } from '../drawing';

const EYE = { x: 620, y: 350 };

/** The coast from Rakhine down to the delta and the gulf, seen from above. */
const COAST =
  'M1010 -10 L1035 60 L1012 120 L1060 175 L1048 240 L1092 300 L1080 352 L1118 410 L1108 470 ' +
  'L1150 520 L1180 505 L1205 545 L1240 528 L1262 566 L1300 540 L1352 552 L1380 505 L1420 520 ' +
  'L1452 590 L1440 640 L1470 720 L1620 720 L1620 -10 Z';

/** One puff of cloud on a spiral arm, `turn` radians along it. */
function puff(random: () => number, arm: number, turn: number): string {
  const angle = turn + arm * Math.PI;
  const radius = 34 * Math.exp(0.36 * turn) + (random() - 0.5) * 17 * turn;
  const x = EYE.x + Math.cos(angle) * radius * 1.25;
  const y = EYE.y + Math.sin(angle) * radius;
  const size = 12 + radius * 0.1 + random() * 14;
  const tilt = (angle * 180) / Math.PI + 100;
  const shape = `rx="${size * 1.9}" ry="${size * 0.75}" transform="rotate(${tilt} ${x} ${y})"`;
  const opacity = 0.5 - turn * 0.055;
  return `<ellipse cx="${x}" cy="${y}" ${shape} opacity="${Math.max(opacity, 0.08)}"/>`;
}

function arms(random: () => number): string {
  const puffs = many(2 * 170, (index) => puff(random, index % 2, 0.35 + random() * 6.2));
  return `<g fill="#ffffff" filter="url(#soft)">${puffs}</g>`;
}

function isobars(): string {
  const rings = many(5, (index) => {
    const radius = 150 + index * 85;
    const shape = `cx="${EYE.x}" cy="${EYE.y}" rx="${radius * 1.25}" ry="${radius}"`;
    return `<ellipse ${shape} stroke-dasharray="${index % 2 ? '2 10' : '14 10'}"/>`;
  });
  return `<g fill="none" stroke="#bfe6ea" stroke-width="2" opacity="0.34">${rings}</g>`;
}

/** The way that the storm is expected to take, widening as forecasts do. */
function forecastTrack(): string {
  const cone = 'M620 350 C760 300 900 210 1190 90 L1290 250 C1000 330 800 370 620 350 Z';
  const way = 'M620 350 C800 330 960 270 1240 170';
  const stops = [
    [790, 327],
    [960, 278],
    [1105, 224],
    [1240, 170],
  ];
  const marks = stops.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#ffb4ab"/>`);
  return [
    `<path d="${cone}" fill="#e2574c" opacity="0.24"/>`,
    `<path d="${way}" fill="none" stroke="#ffb4ab" stroke-width="4" stroke-dasharray="3 14" stroke-linecap="round"/>`,
    ...marks,
  ].join('');
}

/** A cyclone in the Bay of Bengal, as a satellite and a forecaster see it. */
export function cyclone(): string {
  const random = randomFrom(23);
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
    '<path d="M1330 -10 C1300 130 1350 260 1300 400 C1290 450 1262 500 1240 528" fill="none" stroke="#1b4f66" stroke-width="7" opacity="0.8"/>',
    `<ellipse cx="${EYE.x}" cy="${EYE.y}" rx="420" ry="300" fill="#dff1f5" opacity="0.3" filter="url(#haze)"/>`,
    arms(random),
    `<circle cx="${EYE.x}" cy="${EYE.y}" r="60" fill="#f4fbfc" opacity="0.75" filter="url(#soft)"/>`,
    `<circle cx="${EYE.x}" cy="${EYE.y}" r="19" fill="#0a2a42"/>`,
    isobars(),
    forecastTrack(),
  );
}
