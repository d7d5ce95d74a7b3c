import {
  costlySigns,
  leftOutOf,
  shortenToSms,
  smsParts,
  smsText,
} from '../../../src/client/shared/text/sms';

/** The table of 3GPP TS 23.038, 6.2.1, row by row, without the escape. */
const BASIC = [
  '@Δ 0¡P¿p',
  '£_!1AQaq',
  '$Φ"2BRbr',
  '¥Γ#3CScs',
  'èΛ¤4DTdt',
  'éΩ%5EUeu',
  'ùΠ&6FVfv',
  "ìΨ'7GWgw",
  'òΣ(8HXhx',
  'ÇΘ)9IYiy',
  '\nΞ*:JZjz',
  'Ø+;KÄkä',
  'øÆ,<LÖlö',
  '\ræ-=MÑmñ',
  'Åß.>NÜnü',
  'åÉ/?O§oà',
].join('');
/** The extension table, 6.2.1.1. */
const EXTENSION = '\f^{}\\[~]|€';

const ka = (length: number) => 'က'.repeat(length);
const a = (length: number) => 'a'.repeat(length);

describe('smsParts', () => {
  it('knows the alphabets of the standard', () => {
    expect(BASIC).toHaveLength(127);
    expect(smsParts(BASIC)).toEqual({ alphabet: 'GSM-7', units: 127, ends: [127] });
    expect(smsParts(EXTENSION)).toEqual({ alphabet: 'GSM-7', units: 20, ends: [10] });
  });

  it.each([...'ç`áêÀ’“–…\tကα🌧\u00A0\u001B'])('sends %j by UCS-2', (character) =>
    expect(smsParts(`Rain ${character}`).alphabet).toBe('UCS-2'),
  );

  it.each([
    ['nothing', '', 0, []],
    ['160 septets', a(160), 160, [160]],
    ['161 septets', a(161), 161, [153, 161]],
    ['306 septets', a(306), 306, [153, 306]],
    ['307 septets', a(307), 307, [153, 306, 307]],
    ['80 escaped characters', '€'.repeat(80), 160, [80]],
    ['an escaped pair at the end of a message', `${a(152)}€${a(7)}`, 161, [152, 160]],
    ['one pair in each message', '€'.repeat(153), 306, [76, 152, 153]],
    ['70 code units', ka(70), 70, [70]],
    ['71 code units', ka(71), 71, [67, 71]],
    ['134 code units', ka(134), 134, [67, 134]],
    ['135 code units', ka(135), 135, [67, 134, 135]],
    ['35 surrogate pairs', '🌧'.repeat(35), 70, [70]],
    ['a surrogate pair at the end of a message', `${ka(66)}🌧${ka(3)}`, 71, [66, 71]],
    ['Burmese after 100 Latin letters', `${a(100)}${ka(1)}`, 101, [67, 101]],
    ['escaped characters among Burmese', `${'€'.repeat(35)}${ka(35)}`, 70, [70]],
  ])('counts %s', (_, text, units, ends) => expect(smsParts(text)).toMatchObject({ units, ends }));
});

describe('shortenToSms', () => {
  const RAIN = 'Winds of 3.5 m are expected at 5 a.m. today.';
  const STAY = 'Stay at home!';
  const MORE = `B${a(149)}`;
  const MOE = 'မိုးကြီးနိုင်ပါသည်။';

  it.each([
    ['leaves what fits', ` ${RAIN}\n`, 1, RAIN],
    ['takes whole sentences', `${RAIN} ${STAY} ${MORE}.`, 1, `${RAIN} ${STAY}`],
    ['fills two messages', `${RAIN} ${MORE}. ${MORE}.`, 2, `${RAIN} ${MORE}.`],
    ['takes Burmese sentences', MOE.repeat(6), 1, MOE.repeat(3)],
    ['takes an English sentence before Burmese', `${RAIN}\n\n${ka(100)}`, 1, RAIN],
    ['breaks no sentence at a line break', `${STAY} The sea is\n${MORE}`, 1, STAY],
    ['takes words of a long sentence', `Do not go to sea ${MORE}`, 1, 'Do not go to sea...'],
    ['ends words with three dots', `Do not go to sea, ${MORE}`, 1, 'Do not go to sea...'],
    ['keeps a number whole', `Call ${'1-'.repeat(80)}1`, 1, 'Call...'],
    ['has nothing of one endless word', a(161), 1, ''],
  ])('%s', (_, text, messages, expected) => expect(shortenToSms(text, messages)).toBe(expected));

  it('cuts Burmese between words', () => {
    const words = 'မိုးကြီးနိုင်ပါသည်'.repeat(6);
    const short = shortenToSms(words, 1);
    expect(short).toBe(`${'မိုးကြီးနိုင်ပါသည်'.repeat(3)}မိုးကြီးနိုင်...`);
    expect(smsParts(short).ends).toHaveLength(1);
  });
});

describe('smsText', () => {
  it.each([...'\u00A0\t\u202F\u2003\u3000\u1680\uFEFF'])('sends a space for %j', (blank) => {
    expect(smsText(` ${blank}Rain${blank}now${blank}`)).toBe('Rain now');
    expect(smsParts(smsText(`Rain${blank}now`)).alphabet).toBe('GSM-7');
  });

  it.each(['\n', '\r\n', '\r', '\u0085', '\u2028'])('sends a line break for %j', (lineBreak) =>
    expect(smsText(`Rain${lineBreak}${lineBreak}now`)).toBe('Rain\n\nnow'),
  );
});

describe('costlySigns', () => {
  it.each([
    ...[
      ['–', '-'],
      ['−', '-'],
      ['•', '-'],
      ['’', "'"],
      ['′', "'"],
      ['“', '"'],
      ['…', '...'],
    ],
    ...[
      ['°', ' degrees'],
      ['½', '1/2'],
      ['ê', 'e'],
      ['ç', 'c'],
      ['×', 'x'],
      ['™', 'TM'],
    ],
    ...[
      ['🌧', null],
      ['中', null],
    ],
  ])('proposes for %s to write %j', (sign, substitute) =>
    expect(costlySigns(`${a(150)} ${sign}`)).toEqual([{ sign, substitute }]),
  );

  it('names each once, in the order of the text', () =>
    expect(costlySigns(`${a(100)}–’–`).map(({ sign }) => sign)).toEqual(['–', '’']));

  it.each([
    ['short enough', `${a(60)}–`],
    ['free of them', a(200)],
    ['in Burmese', `${ka(100)}–`],
    ['no shorter without them', `${a(60)}${'…'.repeat(10)}`.slice(0, 70)],
  ])('names none in a text that is %s', (_, text) => expect(costlySigns(text)).toEqual([]));
});

test.each([
  ['Rain. Stay in. Call 1880.', 'Rain. Stay in.', 'Call 1880.'],
  ['Rain in the delta, stay in', 'Rain in the delta...', 'stay in'],
  ['Rain', 'Rain', ''],
  ['မိုး။ နေကြပါ။', 'မိုး။', 'နေကြပါ။'],
])('finds what is left out of %j', (text, shortened, rest) =>
  expect(leftOutOf(text, shortened)).toBe(rest),
);
