import type { Fault } from '../fault';

export const opening: Fault[] = [
  {
    rule: 'a part of a page that has been loaded is there at the first render',
    file: 'client/shared/ui/useLazy.ts',
    find: 'loaded.set(importPart, part);',
    replace: '',
    tests: ['client/posts/preparedForm.test.tsx'],
  },
  {
    rule: 'what prepares the form is not on the page',
    file: 'client/features/posts/PreparedForm.tsx',
    find: "const offstage = document.createElement('div');",
    replace: 'const offstage = document.body;',
    tests: ['client/posts/preparedForm.test.tsx'],
  },
  {
    rule: 'what prepares the form calls no server',
    file: 'client/features/posts/PreparedForm.tsx',
    find: 'mode="hidden"',
    replace: 'mode="visible"',
    tests: ['client/posts/preparedForm.test.tsx'],
  },
  {
    rule: 'the form is rendered once before it is opened',
    file: 'client/features/posts/PreparedForm.tsx',
    find: 'if (!isRehearsed) setRehearsal(() => page);',
    replace: '',
    tests: ['client/posts/preparedForm.test.tsx'],
  },
  {
    rule: 'only what is far below the start of a long paragraph waits for the first paint',
    file: 'client/features/posts/editor/useOpening.ts',
    find: 'length >= CHARACTERS_IN_SIGHT',
    replace: 'length > 0',
    tests: ['client/posts/editor/opening.test.tsx'],
  },
  {
    rule: 'a long text is shown whole after the first paint',
    file: 'client/features/posts/editor/useOpening.ts',
    find: 'afterNextPaint(showAll)',
    replace: 'undefined',
    tests: ['client/posts/editor/opening.test.tsx'],
  },
  {
    rule: 'paragraphs that are out of sight wait for the first paint',
    file: 'client/features/posts/editor/TextBlock.ts',
    find: 'isShown ? super.render() : null',
    replace: 'isShown || !isShown ? super.render() : null',
    tests: ['client/posts/editor/opening.test.tsx'],
  },
  {
    rule: 'all paragraphs are there once the text has the focus',
    file: 'client/features/posts/editor/RichEditor.tsx',
    find: 'onFocus={showAll}',
    replace: '',
    tests: ['client/posts/editor/opening.test.tsx'],
  },
  {
    rule: 'an answer of the server is rendered before the next frame',
    file: 'client/app/store.ts',
    find: "type: 'tick'",
    replace: "type: 'raf'",
    tests: ['client/app/store.test.ts'],
  },
  {
    rule: 'what a description would lose is found anew for each description',
    file: 'client/features/posts/editor/converters/unsupported.ts',
    find: 'if (last.html !== html) last',
    replace: "if (last.html === '') last",
    tests: ['client/posts/editor/converters/unsupported.test.ts'],
  },
];
