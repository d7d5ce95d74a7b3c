import type { Fault } from '../fault';

export const typing: Fault[] = [
  {
    rule: 'a letter in a format chosen for it is not left to the browser',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: 'state.getInlineStyleOverride() === null &&',
    replace: '',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a letter that the browser has inserted is read before the next key',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: 'flushSync(applyTyped);',
    replace: '',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a letter is not read before the paint because it has moved the caret',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: 'if (!typed?.event) handleSelect(editor, event);',
    replace: 'catchUp(editor, event);',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a letter that the browser has inserted is read before something is pasted',
    file: 'client/features/posts/editor/draftJs/patch.ts',
    find: `applyTyped();
      handle(editor, event);`,
    replace: 'handle(editor, event);',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a letter that the browser has inserted is read before the next one',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: `(editor, event) => {
  applyTyped();`,
    replace: '(editor, event) => {',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a letter that the browser has inserted is read after the next paint, not before',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: 'afterNextPaint(() => catchUp(editor, event));',
    replace: 'catchUp(editor, event);',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a text node that the browser has divided is mended',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: 'node instanceof Text && node.parentNode?.childNodes.length === 1',
    replace: 'node instanceof Text',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'where the page differs from what was typed, the page is right',
    file: 'client/features/posts/editor/draftJs/typing.ts',
    find: 'if (isRendered(editor, window.getSelection()?.anchorNode)) readInput(editor, event);',
    replace: '',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'a letter that the browser has inserted is reported when the editor is closed',
    file: 'client/features/posts/editor/useRichText.ts',
    find: 'const content = current().getCurrentContent();',
    replace: 'const content = store.current().getCurrentContent();',
    tests: ['client/posts/editor/typing.test.tsx'],
  },
  {
    rule: 'the leaves of a text stay as they are on the page while somebody types',
    file: 'client/features/posts/editor/draftJs/held.ts',
    find: 'treeMap: treesOf(next).set(key, growLeaves(treesOf(state).get(key), at, letters.length)),',
    replace: '',
    tests: ['client/posts/editor/draftJs/held.test.ts'],
  },
  {
    rule: 'a pause finds the syllables of all paragraphs in which somebody has typed',
    file: 'client/features/posts/editor/draftJs/held.ts',
    find: 'const treeMap = [...held].reduce(',
    replace: 'const treeMap = [...held].slice(-1).reduce(',
    tests: ['client/posts/editor/draftJs/held.test.ts'],
  },
  {
    rule: 'what a pause has found is rendered',
    file: 'client/features/posts/editor/draftJs/held.ts',
    find: '{ treeMap, nativelyRenderedContent: null, forceSelection: true }',
    replace: '{ treeMap }',
    tests: ['client/posts/editor/draftJs/held.test.ts'],
  },
  {
    rule: 'a text in which a letter is composed is left alone',
    file: 'client/features/posts/editor/draftJs/held.ts',
    find: 'if (state.isInCompositionMode()) return state;',
    replace: '',
    tests: ['client/posts/editor/draftJs/held.test.ts'],
  },
  {
    rule: 'syllables are looked for half a second after the last change, not after the first',
    file: 'client/features/posts/editor/useRichText.ts',
    find: `return useCallback(() => {
    clearTimeout(timer.current);`,
    replace: 'return useCallback(() => {',
    tests: ['client/posts/editor/useRichText.test.ts'],
  },
];
