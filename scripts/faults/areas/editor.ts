import type { Fault } from '../fault';

export const editor: Fault[] = [
  {
    rule: 'a long paragraph is never cut within a link',
    file: 'client/features/posts/editor/draftJs/pieces.ts',
    find: 'if (!isWithinLink(formatted, at)) return at;',
    replace: 'return at;',
    tests: ['client/posts/editor/draftJs/blockTree.test.ts'],
  },
  {
    rule: 'a leaf of the editor ends where the format changes',
    file: 'client/features/posts/editor/draftJs/blockTree.ts',
    find: 'formatsIn(formatsOf(block), { start, end });',
    replace: 'formatsIn(formatsOf(block), { start, end }).slice(0, 1);',
    tests: ['client/posts/editor/draftJs/blockTree.test.ts'],
  },
  {
    rule: 'what is typed between two pieces of a paragraph belongs to the first',
    file: 'client/features/posts/editor/draftJs/blockTree.ts',
    find: 'head.pop();',
    replace: 'tail.shift();',
    tests: ['client/posts/editor/draftJs/blockTree.test.ts'],
  },
  {
    rule: 'a piece of a paragraph is kept only as long as its format is the same',
    file: 'client/features/posts/editor/draftJs/formats.ts',
    find: 'run && run.format === other?.format',
    replace: 'run && other',
    tests: ['client/posts/editor/draftJs/blockTree.test.ts'],
  },
  {
    rule: 'typing moves the formats of what follows',
    file: 'client/features/posts/editor/draftJs/formats.ts',
    find: 'start: run.start + by,',
    replace: 'start: run.start,',
    tests: ['client/posts/editor/draftJs/replaceText.test.ts'],
  },
  {
    rule: 'a piece of a paragraph is kept only as long as its text is the same',
    file: 'client/features/posts/editor/draftJs/blockTree.ts',
    find: 'piece.end <= prefix && hasText(piece, 0)',
    replace: 'piece.end <= prefix',
    tests: ['client/posts/editor/draftJs/blockTree.test.ts'],
  },
  {
    rule: 'each character that is typed has its format',
    file: 'client/features/posts/editor/draftJs/replaceText.ts',
    find: 'end - (insertedEnd - at)',
    replace: 'end - 1',
    tests: ['client/posts/editor/draftJs/replaceText.test.ts'],
  },
];
