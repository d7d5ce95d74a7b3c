import type { Fault } from '../fault';

/** The language of the page. */
export const burmese: Fault[] = [
  {
    rule: 'a change of language reaches what is on screen',
    file: 'client/shared/i18n.ts',
    find: 'readers.forEach((read) => read());',
    replace: '',
    tests: ['client/burmese/languageSwitch.test.tsx'],
  },
  {
    rule: 'the language is kept on the device',
    file: 'client/shared/display/language.ts',
    find: 'localStorage.setItem(KEY, language);',
    replace: '',
    tests: ['client/burmese/languageSwitch.test.tsx'],
  },
  {
    rule: 'numbers in Burmese text have Burmese digits',
    file: 'client/shared/burmese/burmese.ts',
    find: "typeof value === 'number' ? burmeseDigits(String(value)) : value",
    replace: 'String(value)',
    tests: ['client/burmese/burmese.test.ts'],
  },
  {
    rule: 'messages that somebody else has filled in are translated',
    file: 'client/shared/burmese/burmese.ts',
    find: 'return burmese ?? translateFilled(text);',
    replace: 'return burmese ?? text;',
    tests: ['client/burmese/burmese.test.ts'],
  },
];
