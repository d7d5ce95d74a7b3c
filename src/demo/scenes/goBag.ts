import { gradient, many, pick, picture, randomFrom } from '../drawing';

/** Items to pack, each centred in a square of 200. */
const ITEMS = [
  // A torch
  '<path d="M-80 -20h90v40h-90z" fill="#33414d"/><path d="M10 -34h36l14 -10v88l-14 -10h-36z" fill="#e0962f"/><path d="M66 -40l70 -30v140l-70 -30z" fill="#fff2c4" opacity="0.7"/>',
  // A radio
  '<rect x="-90" y="-46" width="180" height="110" rx="14" fill="#b5443b"/><circle cx="-40" cy="10" r="34" fill="#33414d"/><circle cx="-40" cy="10" r="18" fill="#566572"/><path d="M14 -20h56v18h-56zM14 16h56v10h-56zM14 36h56v10h-56z" fill="#f3efe4"/><path d="M60 -46L92 -104" stroke="#33414d" stroke-width="7"/>',
  // A bottle of water
  '<path d="M-16 -96h32v26q26 18 26 48v100q0 16 -16 16h-52q-16 0 -16 -16v-100q0 -30 26 -48z" fill="#9fd4de"/><rect x="-20" y="-104" width="40" height="20" rx="5" fill="#0b6e79"/><path d="M-42 0h84v44h-84z" fill="#f3efe4"/>',
  // First aid
  '<rect x="-90" y="-56" width="180" height="124" rx="16" fill="#f7f5ee"/><path d="M-30 -56v-20h60v20" fill="none" stroke="#f7f5ee" stroke-width="14"/><path d="M-14 -32h28v28h28v28h-28v28h-28v-28h-28v-28h28z" fill="#c4382d"/>',
  // Papers in a waterproof sleeve
  '<rect x="-70" y="-84" width="140" height="170" rx="8" fill="#dbe9e4" transform="rotate(-6)"/><rect x="-54" y="-66" width="110" height="134" fill="#fff" transform="rotate(-6)"/><path d="M-38 -40h76M-38 -16h76M-38 8h52M-38 32h64" stroke="#566572" stroke-width="7" transform="rotate(-6)"/>',
  // A whistle
  '<path d="M-90 -20h96a52 52 0 1 1 -52 52v-18h-44z" fill="#e0ad4a"/><circle cx="6" cy="32" r="20" fill="#8a6a1f"/><path d="M52 0q60 -60 10 -100" fill="none" stroke="#33414d" stroke-width="7"/>',
  // A phone and its power bank
  '<rect x="-74" y="-86" width="84" height="168" rx="14" fill="#16202a"/><rect x="-66" y="-70" width="68" height="132" fill="#5cc2cc"/><rect x="34" y="-30" width="62" height="108" rx="10" fill="#566572"/><path d="M-32 82v26h98v-26" fill="none" stroke="#33414d" stroke-width="7"/>',
  // Dry food
  '<path d="M-70 -60h140v120q0 18 -18 18h-104q-18 0 -18 -18z" fill="#d9a066"/><path d="M-70 -60l16 -26h108l16 26z" fill="#b98355"/><circle cx="0" cy="8" r="34" fill="#f3efe4"/><path d="M-16 8q16 -34 32 0q-16 34 -32 0" fill="#5c7a4b"/>',
] as const;

/** The items in random order. */
function shuffled(random: () => number): string[] {
  return ITEMS.map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The contents of an emergency bag. */
export function goBag(seed: number): string {
  const random = randomFrom(seed);
  const [light, dark] = pick(random, [
    ['#3f97a4', '#0b6e79'],
    ['#6f8aa3', '#3d5676'],
    ['#7f9c86', '#4f7461'],
  ]);
  const items = shuffled(random);
  return picture(
    gradient('cloth', light, dark),
    'cloth',
    many(
      14,
      (index) =>
        `<path d="M${index * 130 - 60} -200l-116 900" stroke="#fff" stroke-width="44" opacity="0.05"/>`,
    ),
    ...items.map((item, index) => {
      const [x, y] = [260 + (index % 4) * 360, 60 + Math.floor(index / 4) * 370];
      return [
        `<ellipse cx="${x}" cy="${y + 98}" rx="136" ry="22" fill="#06272b" opacity="0.25"/>`,
        `<g transform="translate(${x} ${y}) rotate(${(random() - 0.5) * 22}) scale(1.3)">${item}</g>`,
      ].join('');
    }),
  );
}
