import { ContentState, Modifier, SelectionState } from 'draft-js';
import type { ContentBlock } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import type { LeafSets } from 'draft-js/lib/BlockTree';
import fc from 'fast-check';
import { decorator } from '../../../../../src/client/features/posts/editor/draftRendering';
import { generate } from '../../../../../src/client/features/posts/editor/draftJs/blockTree';
import { contents } from '../content';

const WORD = 'မုန်တိုင်း ';
const LONG = WORD.repeat(800);

const contentOf = (text: string) => ContentState.createFromText(text, '\0');

function rangeIn(content: ContentState, from: number, to: number): SelectionState {
  return SelectionState.createEmpty(content.getFirstBlock().getKey()).merge({
    anchorOffset: from,
    focusOffset: to,
  });
}

/** Start and end of each leaf. */
function leavesOf(leafSets: LeafSets): [number, number][] {
  const found: [number, number][] = [];
  leafSets.map((leafSet) => {
    leafSet.leaves.map((leaf) => {
      found.push([leaf.start, leaf.end]);
      return leaf;
    });
    return leafSet;
  });
  return found;
}

const generated = (content: ContentState, block: ContentBlock = content.getFirstBlock()) =>
  leavesOf(generate(content, block, decorator));

const startsOf = (leaves: [number, number][]) => leaves.map(([start]) => start);

const typed = (content: ContentState, at: number, text: string) =>
  Modifier.replaceText(content, rangeIn(content, at, at), text);

/** The decorators and positions of all leaves. */
const decorated = (leafSets: LeafSets): unknown => JSON.parse(JSON.stringify(leafSets));

it('divides a short paragraph as draft-js does', () => {
  fc.assert(
    fc.property(contents, (content) => {
      for (const block of content.getBlocksAsArray()) {
        expect(decorated(generate(content, block, decorator))).toEqual(
          decorated(BlockTree.generate(content, block, decorator)),
        );
      }
    }),
    { numRuns: 50 },
  );
});

it('cuts a long paragraph after white space', () => {
  const leaves = generated(contentOf(LONG));
  expect(leaves.length).toBeGreaterThan(2);
  const cuts = startsOf(leaves).slice(1);
  expect(cuts.filter((at) => at % WORD.length !== 0)).toEqual([]);
});

it('never cuts within a word, however long', () => {
  const text = 'မု'.repeat(3600);
  expect(generated(contentOf(text))).toEqual([[0, text.length]]);
});

it('never cuts a link', () => {
  const content = contentOf(LONG).createEntity('LINK', 'MUTABLE', { url: 'https://example.org' });
  const range = rangeIn(content, 5, LONG.length - 5);
  const linked = Modifier.applyEntity(content, range, content.getLastCreatedEntityKey());
  expect(startsOf(generated(linked))).toEqual([0, 5, LONG.length - 5]);
});

it('does not cut a link any more that is put over a cut', () => {
  const content = contentOf(LONG);
  const [, , second = 0] = startsOf(generated(content));
  const made = content.createEntity('LINK', 'MUTABLE', { url: 'https://example.org' });
  const range = rangeIn(content, 0, second + 5);
  const linked = Modifier.applyEntity(made, range, made.getLastCreatedEntityKey());
  expect(startsOf(generated(linked)).slice(0, 2)).toEqual([0, second + 5]);
});

it('moves only the cuts after a character that is typed', () => {
  const content = contentOf(LONG);
  const before = startsOf(generated(content));
  const [, first = 0, second = 0] = before;
  const after = startsOf(generated(typed(content, first + 100, 'x')));
  expect(second).toBeGreaterThan(first + 100);
  expect(after).toEqual(before.map((start) => (start > first ? start + 1 : start)));
});

it('adds what is typed at a cut to the text before it, as the browser does', () => {
  const content = contentOf(LONG);
  const before = startsOf(generated(content));
  const [, first = 0] = before;
  const after = startsOf(generated(typed(content, first, 'x')));
  expect(after).toEqual(before.map((start) => (start >= first && start > 0 ? start + 1 : start)));
});

it('cuts a piece that has grown twice as long', () => {
  const content = contentOf(LONG);
  const before = generated(content);
  const after = generated(typed(content, 100, WORD.repeat(400)));
  expect(after.length).toBeGreaterThan(before.length);
});

const position = fc.nat({ max: LONG.length });
const edits = fc.array(
  fc.record({
    from: position,
    to: position,
    text: fc.constantFrom('', 'x', WORD, WORD.repeat(600)),
    kind: fc.constantFrom('text', 'bold', 'link'),
  }),
  { minLength: 1, maxLength: 6 },
);

type Edit = typeof edits extends fc.Arbitrary<(infer T)[]> ? T : never;

function edited(content: ContentState, { from, to, text, kind }: Edit): ContentState {
  const { length } = content.getFirstBlock().getText();
  const [start, end] = [Math.min(from, to, length), Math.min(Math.max(from, to), length)];
  const range = rangeIn(content, start, end);
  if (kind === 'bold') return Modifier.applyInlineStyle(content, range, 'BOLD');
  if (kind === 'text') return Modifier.replaceText(content, range, text);
  const made = content.createEntity('LINK', 'MUTABLE', { url: 'https://example.org' });
  return Modifier.applyEntity(made, range, made.getLastCreatedEntityKey());
}

it('cuts only where draft-js does or white space ends, after any edits', () => {
  fc.assert(
    fc.property(edits, (all) => {
      let content = contentOf(LONG);
      for (const edit of all) {
        content = edited(content, edit);
        const block = content.getFirstBlock();
        const starts = startsOf(generated(content));
        const own = startsOf(leavesOf(BlockTree.generate(content, block, decorator)));
        expect(own.filter((start) => !starts.includes(start))).toEqual([]);
        const added = starts.filter((start) => !own.includes(start));
        expect(added.filter((start) => block.getText()[start - 1] !== ' ')).toEqual([]);
      }
    }),
    { numRuns: 10 },
  );
});

it('covers the text without gaps, after any edits', () => {
  fc.assert(
    fc.property(edits, (all) => {
      let content = contentOf(LONG);
      for (const edit of all) {
        content = edited(content, edit);
        const leaves = generated(content);
        const ends = leaves.map(([, end]) => end);
        const { length } = content.getFirstBlock().getText();
        expect([0, ...ends]).toEqual([...startsOf(leaves), length]);
      }
    }),
    { numRuns: 10 },
  );
});
