import type { Fault } from '../fault';

/** Lengths of texts, blank passwords, and texts that are not valid Unicode. */
export const lengths: Fault[] = [
  {
    rule: 'lengths are counted in code points',
    file: 'contract/lengths.ts',
    find: 'Array.from(text).length',
    replace: 'text.length',
    tests: ['contract/lengths.test.ts'],
  },
  {
    rule: 'an edited announcement has a limit too',
    file: 'contract/announcement.ts',
    find: 'text: string().defined().test(length).test(filled),',
    replace: 'text: string().defined().test(filled),',
    tests: ['contract/lengths.test.ts'],
  },
  {
    rule: 'a description has a limit as it is stored',
    file: 'contract/post.ts',
    find: '      test: isSmall,',
    replace: '      test: () => true,',
    tests: ['contract/lengths.test.ts', 'server/routes/lengths.test.ts'],
  },
  {
    rule: 'a blank password is none',
    file: 'contract/user.ts',
    find: "'Password is required.', (text) => !isBlank(text)",
    replace: "'Password is required.', (text) => text !== ''",
    tests: ['contract/user.test.ts'],
  },
  {
    rule: 'texts in JSON are valid Unicode',
    file: 'server/http/jsonBodies.ts',
    find: 'error ?? textError(value)',
    replace: 'error',
    tests: ['server/http/unicode.test.ts'],
  },
  {
    rule: 'keys in JSON are valid Unicode',
    file: 'server/http/jsonBodies.ts',
    find: 'isWellFormed(key) ? malformedPath(item) : []',
    replace: 'malformedPath(item)',
    tests: ['server/http/unicode.test.ts'],
  },
  {
    rule: 'texts in a form are valid Unicode',
    file: 'server/http/uploads.ts',
    find: '|| !isWellFormed(text)',
    replace: '',
    tests: ['server/http/unicode.test.ts'],
  },
  {
    rule: 'a category of level 1 with a parent is refused',
    file: 'server/routes/categories.ts',
    find: 'if (level !== 1 ||',
    replace: 'if (level > 0 ||',
    tests: ['server/routes/categories.test.ts'],
  },
];
