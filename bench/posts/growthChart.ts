/** A line of the chart: milliseconds by the number of posts. */
export interface Line {
  name: string;
  /** At the largest number of posts; null where there is none. */
  goal: number | null;
  points: readonly { posts: number; ms: number }[];
}

const WIDTH = 820;
const HEIGHT = 440;
/** The area of the lines. The names stand to the right of it. */
const AREA = { left: 56, right: 540, top: 56, bottom: 372 };
/** The least distance of two names. */
const NAME_HEIGHT = 34;

/** Colours that stay apart on white and on black, and for the colour-blind (Okabe and Ito). */
const COLOURS = [
  ['#0072b2', '#56b4e9'],
  ['#d55e00', '#f28e4b'],
  ['#009e73', '#2fc79c'],
  ['#a6488a', '#cc79a7'],
  ['#8a6d00', '#e6c229'],
  ['#5b5b5b', '#b8b8b8'],
  ['#b3202c', '#ff7b84'],
] as const;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .title { font-size: 16px; font-weight: 600; fill: #111 }
  .quiet { font-size: 12px; fill: #555 }
  .grid { stroke: #ddd }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
${COLOURS.map(([light], at) => `  .c${at} { stroke: ${light} } .f${at} { fill: ${light} }`).join('\n')}
  @media (prefers-color-scheme: dark) {
    .back { fill: #0d1117 } text { fill: #d0d4da } .title { fill: #f0f3f6 } .quiet { fill: #9aa4ae }
    .grid { stroke: #2b313a }
${COLOURS.map(([, dark], at) => `    .c${at} { stroke: ${dark} } .f${at} { fill: ${dark} }`).join('\n')}
  }`;

const round = (value: number) => Number(value.toFixed(1));
const isPowerOfTen = (value: number) => Number.isInteger(Math.log10(value));
const digits = (ms: number) => (ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en'));

/** A logarithmic scale. */
function scale([from, to]: readonly [number, number], [first, last]: readonly [number, number]) {
  const share = (value: number) => Math.log(value / from) / Math.log(to / from);
  return (value: number) => round(first + share(value) * (last - first));
}

/** 1, 3, 10, 30 … that lie in a range. */
function ticks(from: number, to: number): number[] {
  const exponents = Array.from({ length: 12 }, (_, index) => index - 2);
  return exponents
    .flatMap((exponent) => [10 ** exponent, 3 * 10 ** exponent])
    .filter((tick) => tick >= from && tick <= to);
}

/** Moves names apart that would cover each other. @returns their heights, in the order of the lines */
function spread(heights: readonly number[]): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let lowest = -Infinity;
  for (const index of order) {
    lowest = Math.max(moved[index] ?? 0, lowest + NAME_HEIGHT);
    moved[index] = lowest;
  }
  const excess = Math.max(0, lowest - AREA.bottom);
  return moved.map((height) => height - excess);
}

/** Draws how long requests take by the number of posts, both in powers of ten, for light and dark pages. */
export function drawGrowth(lines: readonly Line[], caption: string): string {
  const all = lines.flatMap(({ points }) => points);
  const sizes = all.map(({ posts }) => posts);
  const range = [Math.min(...sizes), Math.max(...sizes)] as const;
  const slowest = Math.max(...all.map(({ ms }) => ms), 100);
  const x = scale(range, [AREA.left, AREA.right]);
  const y = scale([0.5, slowest * 1.2], [AREA.bottom, AREA.top]);
  const grid = [
    ...ticks(0.5, slowest * 1.2).map((ms) => {
      const line = `<path class="grid" d="M${AREA.left} ${y(ms)}H${AREA.right}"/>`;
      if (!isPowerOfTen(ms)) return line;
      return `${line}<text class="quiet" x="${AREA.left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`;
    }),
    ...ticks(...range).map((posts) => {
      const at = `x="${x(posts)}" y="${AREA.bottom + 20}" text-anchor="middle"`;
      const line = `<path class="grid" d="M${x(posts)} ${AREA.top}V${AREA.bottom}"/>`;
      return `${line}<text class="quiet" ${at}>${posts.toLocaleString('en')}</text>`;
    }),
  ];
  const heights = spread(lines.map(({ points }) => y(points.at(-1)?.ms ?? 1)));
  const drawn = lines.map(({ name, goal, points }, at) => {
    const last = points.at(-1);
    const path = points.map(({ posts, ms }) => `${x(posts)} ${y(ms)}`).join('L');
    const dots = points.map(
      ({ posts, ms }) => `<circle class="f${at}" cx="${x(posts)}" cy="${y(ms)}" r="3.5"/>`,
    );
    const height = heights[at] ?? 0;
    const aim = goal === null ? '' : `, goal ${goal} ms`;
    const right = AREA.right + 34;
    return `<path class="line c${at}" d="M${path}"/>${dots.join('')}
<path class="c${at}" fill="none" d="M${AREA.right + 8} ${y(last?.ms ?? 1)}L${right - 6} ${height}"/>
<text class="f${at}" x="${right}" y="${height}" font-weight="600">${name}</text>
<text class="quiet" x="${right}" y="${height + 15}">${digits(last?.ms ?? 0)} ms${aim}</text>`;
  });
  const title = 'Processor time of a response by the number of posts';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>${STYLE}
</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text class="title" x="${AREA.left}" y="30">${title}</text>
${grid.join('\n')}
${drawn.join('\n')}
<text class="quiet" x="${AREA.left}" y="${HEIGHT - 18}">${caption}</text>
</svg>
`;
}
