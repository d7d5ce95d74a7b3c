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
    find: 'localStorage.setItem(LANGUAGE_KEY, language);',
    replace: '',
    tests: ['client/burmese/languageSwitch.test.tsx'],
  },
  {
    rule: 'roles have their Burmese name on a Burmese page',
    file: 'client/shared/text/roleNameOr.ts',
    find: "=== 'my'",
    replace: "=== 'en'",
    tests: ['client/burmese/roleNames.test.tsx'],
  },
  {
    rule: 'a message names a role in the language of the page',
    file: 'client/features/roles/RoleForm.tsx',
    find: 'roleNameOr(name.en, { name })',
    replace: 'name.en',
    tests: ['client/burmese/roleNames.test.tsx'],
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
  {
    rule: 'a response with Burmese text waits for its font',
    file: 'client/shared/api/api.ts',
    find: '  if (isRead) await font;\n',
    replace: '',
    tests: ['client/text/burmeseFont.test.ts'],
  },
  {
    rule: 'a device with a Burmese font downloads none',
    file: 'client/shared/text/burmeseFont.ts',
    find: '      return;\n',
    replace: '',
    tests: ['client/text/burmeseFont.test.ts'],
  },
  {
    rule: 'Burmese text does not wait for its font for ever',
    file: 'client/shared/text/burmeseFont.ts',
    find: 'setTimeout(resolve, PATIENCE_MS)',
    replace: 'setTimeout(() => undefined, PATIENCE_MS)',
    tests: ['client/text/burmeseFont.test.ts'],
  },
  {
    rule: 'Backspace takes a sign off a letter and leaves the letter',
    file: 'client/features/posts/editor/commands/deletion.ts',
    find: 'if (EMOJI.test(cluster)) return',
    replace: 'if (cluster) return',
    tests: ['client/posts/editor/commands/deletion.test.ts'],
  },
];
