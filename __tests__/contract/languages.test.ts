import fc from 'fast-check';
import { languageOf, textsByLanguage, lacksLetters } from '../../src/contract/languages';

const RAIN = 'မိုးသည်းထန်စွာ ရွာသွန်းမည်။';

it.each([
  [RAIN, 'my'],
  ['Heavy rain', 'en'],
  [`${RAIN} 30 km`, 'my'],
  ['၁၉၉ 199!', null],
  ['', null],
])('%j is in %s', (text, language) => expect(languageOf(text)).toBe(language));

const both = (my: string, en: string) => [
  { language: 'my', text: my },
  { language: 'en', text: en },
];

it.each([
  [
    `${RAIN} Heavy rain is expected. Stay at home.`,
    both(RAIN, 'Heavy rain is expected. Stay at home.'),
  ],
  [`${RAIN}\n\nHeavy rain.\n\n${RAIN}`, both(`${RAIN}\n\n${RAIN}`, 'Heavy rain.')],
  ['မိုးကြီးမည် / Heavy rain', both('မိုးကြီးမည်', 'Heavy rain')],
  [`${RAIN}\nRain.\n☎ 199`, both(`${RAIN}\n☎ 199`, 'Rain.\n☎ 199')],
  [`${RAIN} The level is 9.5 m at Hpa-An.`, both(RAIN, 'The level is 9.5 m at Hpa-An.')],
])('splits %j', (text, texts) => expect(textsByLanguage(text)).toEqual(texts));

it.each([
  [`ETA 10:30 ${RAIN}`, 'my'],
  ['Heavy rain.\n199', 'en'],
  ['199', 'my'],
])('leaves %j whole', (text, language) =>
  expect(textsByLanguage(` ${text}\n`)).toEqual([{ language, text }]),
);

it('loses no letter, digit or sign of a text in both languages', () => {
  const text = `${RAIN} Rain (95%)! ${RAIN}\nCall 199. / နံပါတ် ၁၉၉ သို့ ခေါ်ပါ\n— * —`;
  const kept = textsByLanguage(text).flatMap((each) => Array.from(each.text));
  expect(Array.from(text).filter((sign) => !/[\s/]/.test(sign) && !kept.includes(sign))).toEqual(
    [],
  );
});

it('leaves no blanks at the ends of lines, and no blanks or slashes at the ends of a text', () => {
  const unit = fc.constantFrom(' ', '\t', '\n', '/', '. ', 'a', 'က', '1');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 5 }), (text) => {
      const texts = textsByLanguage(text);
      fc.pre(texts.length === 2);
      for (const each of texts) {
        expect(each.text).not.toMatch(/[ \t]$/m);
        expect(each.text).not.toMatch(/\n{3}|^[\s/]|[\s/]$/);
      }
      const signs = (all: string) => Array.from(all).filter((sign) => /[aက1]/.test(sign));
      const kept = texts.flatMap((each) => signs(each.text));
      expect(kept.length).toBeGreaterThanOrEqual(signs(text).length);
    }),
  );
});

it('handles a long row of blanks or slashes in linear time', () => {
  const rows = [' ', '/'].map((blank) => `a${blank.repeat(300_000)}b`);
  const [burmese, english] = textsByLanguage(`${RAIN}\n${rows.join('\n')}\n${RAIN}`);
  expect(burmese?.text).toBe(`${RAIN}\n${RAIN}`);
  expect(english?.text).toBe(rows.join('\n'));
});

test.each([
  ['Sittwe', 'my', true],
  ['Sittwe စစ်တွေ', 'my', false],
  ['စစ်တွေ', 'my', false],
  ['စစ်တွေ', 'en', true],
  ['12 / ၁၂', 'my', false],
  ['၁၂', 'en', false],
  ['', 'my', false],
] as const)('says whether %j has only letters foreign to %s', (text, language, isForeign) =>
  expect(lacksLetters(text, language)).toBe(isForeign),
);
