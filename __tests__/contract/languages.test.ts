import { languageOf, textsByLanguage } from '../../src/contract/languages';

const RAIN = 'မိုးသည်းထန်စွာ ရွာသွန်းမည်။';

it.each([
  [RAIN, 'my'],
  ['Heavy rain', 'en'],
  [`${RAIN} 30 km`, 'my'],
  ['၁၉၉ 199!', null],
  ['', null],
])('%j is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

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
])('splits %j', (text, texts) => {
  expect(textsByLanguage(text)).toEqual(texts);
});

it.each([
  [`ETA 10:30 ${RAIN}`, 'my'],
  ['Heavy rain.\n199', 'en'],
  ['199', 'my'],
])('leaves %j whole', (text, language) => {
  expect(textsByLanguage(` ${text}\n`)).toEqual([{ language, text }]);
});

it('loses no letter, digit or sign of a text in both languages', () => {
  const text = `${RAIN} Rain (95%)! ${RAIN}\nCall 199. / နံပါတ် ၁၉၉ သို့ ခေါ်ပါ\n— * —`;
  const kept = textsByLanguage(text).flatMap((each) => Array.from(each.text));
  expect(Array.from(text).filter((sign) => !/[\s/]/.test(sign) && !kept.includes(sign))).toEqual(
    [],
  );
});
