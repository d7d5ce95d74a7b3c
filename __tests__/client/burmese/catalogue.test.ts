import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import catalogue from '../../../src/client/shared/burmese/my.json';
import { readSourceTexts, withoutNames } from './sourceTexts';

const entries = Object.entries<string>(catalogue);
const keys = new Set(entries.map(([english]) => english));
const nameless = new Set([...keys].map(withoutNames));
const blanksOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

/** As the bundled server names them: `Create slider`. */
const permissions = new Set(
  PERMISSION_SLUGS.map((slug) => {
    const [noun = '', action = ''] = slug.split('-');
    return `${action[0]?.toUpperCase()}${action.slice(1)} ${noun}`;
  }),
);

const screens = readSourceTexts('src/client', 'src/contract');
const { all } = readSourceTexts('src/client', 'src/contract', 'src/server');

it('has every text that the screens translate', () => {
  expect([...screens.translated].filter((text) => !keys.has(text))).toEqual([]);
});

it('has every sentence of the screens and of the contract', () => {
  expect([...screens.sentences].filter((text) => !nameless.has(text))).toEqual([]);
});

it('has no text that nobody says', () => {
  expect([...nameless].filter((text) => !all.has(text) && !permissions.has(text))).toEqual([]);
});

it('has the names of the permissions', () => {
  expect([...permissions].filter((text) => !keys.has(text))).toEqual([]);
});

it('has the same blanks in both languages', () => {
  const differing = entries.filter(
    ([english, burmese]) => String(blanksOf(english)) !== String(blanksOf(burmese)),
  );
  expect(differing).toEqual([]);
});

it('is Burmese, in Unicode normal form, but for names and formats', () => {
  const latin = entries.filter(
    ([, burmese]) => !/\p{Script=Myanmar}|^\{\{size\}\} %$/u.test(burmese),
  );
  expect(latin).toEqual([]);
  expect(entries.filter(([, burmese]) => burmese !== burmese.normalize('NFC'))).toEqual([]);
});
