/** What the regular expressions of the contract, the server and the page name, piece by piece. */
const PIECES = [
  // Blanks, line breaks, invisible characters, parts of emoji.
  ...[' ', '\t', '\n', '\r', '\v', '\u0085', '\u2028', '\u00A0', '\u3000', ' \n', '\u200B'],
  ...['\u200D', '\u00AD', '\u202E', '\uFE0F', '\uFE00', '\u2800', '\u0001', '\uFFF9', '\u{E0101}'],
  ...[
    '\u{E0020}',
    '\u{E0067}',
    '\u{E007F}',
    '\u{1F3F4}',
    '\u{1F3F4}\u{E0067}',
    '\u{E0067}\u{E007F}',
  ],
  ...['❤\uFE0F\u200D', '#\uFE0F', '👩', '\u061C'],
  // Burmese letters, signs and digits; other marks and forms.
  ...['က', 'ာ', 'ို', '\u103A', '\u1039', '\u1031', '\u1037', 'ဝ', 'ရ', '၀', '၇', '၎', '၎\u1004'],
  ...['က\u200B', 'က\uFE00', 'က ', '\u0301', '\u0323\u0301', 'ﾊﾞ', '０', 'ς', '한', '\u1100\u1161'],
  // Numbers, brackets, quotation marks, dashes, addresses, blanks of templates.
  ...[
    '0',
    '0 ',
    '00 ',
    '7',
    '4',
    '1,',
    '1-',
    '(',
    ')',
    '(1',
    '1)',
    '(1)',
    '-',
    '–',
    '+',
    '=',
    ';=',
  ],
  ...[';', '|', 'a', 'a ', 'a.', 'a@', 'a-', '@a', '@a.', '.', '. ', '/', ' / ', '!', '။', '\\'],
  ...['http:', 'https://a', '#', '%', '{', '}', '{{', '}}', '{{a|', '{{#', "'", '"', '`', '_'],
  // Markup.
  ...['<', '>', '<a', '<a ', '<a "', '<a \'"', '<!--', '</', '<p>', '<script', '</script ', '<br'],
  ...['&', '&#', '&#x1', '&#1', '&nbsp;', '&a', '<ol type="', '<span style="color:'],
];

interface HostileText {
  name: string;
  /** The text with about this many characters. */
  of: (length: number) => string;
}

/** Each piece alone, and between letters, which keep an end from matching. */
export const HOSTILE_TEXTS: HostileText[] = PIECES.flatMap((piece) => {
  const repeated = (length: number) => piece.repeat(length / piece.length);
  return [
    { name: JSON.stringify(piece), of: repeated },
    { name: `a${JSON.stringify(piece)}b!`, of: (length: number) => `a${repeated(length)}b!` },
  ];
});

const LENGTH = 20_000;
const SHARE = 100;
const TOLERANCE = 25;
/** Microseconds. A cost below it is mostly that of the measurement. */
const MEASURABLE = 1000;
const ATTEMPTS = 4;

/** The processor time of some work, in microseconds. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * Whether one long text costs next to nothing, or about as much as a hundred short ones of the same
 * total length. If the work grows with the square of the length, it costs a hundred times as much.
 * Other work of the process may disturb a comparison, so one of several must succeed.
 */
function isLinear(read: (text: string) => unknown, { of }: HostileText): boolean {
  const [long, short] = [of(LENGTH), of(LENGTH / SHARE)];
  const isAsCheap = () => {
    const cost = costOf(() => read(long));
    if (cost < TOLERANCE * MEASURABLE) return true;
    return cost < TOLERANCE * costOf(() => Array.from({ length: SHARE }, () => read(short)));
  };
  return Array.from({ length: ATTEMPTS }).some(isAsCheap);
}

/** The hostile texts whose cost grows faster than their length. */
export function costlyTexts(read: (text: string) => unknown): string[] {
  return HOSTILE_TEXTS.filter((text) => !isLinear(read, text)).map(({ name }) => name);
}
