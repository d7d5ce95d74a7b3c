import { convertFromRaw } from 'draft-js';
import type { ContentState, RawDraftContentBlock, RawDraftContentState } from 'draft-js';
import fc from 'fast-check';
import { ALIGNMENTS } from '../../../../../src/contract/postHtml';
import { restoreSpaces } from '../../../../../src/client/features/posts/editor/converters/plainText';
import {
  CODE,
  COLOR_NAMES,
  colorStyle,
  HEADING_TYPES,
  isListType,
  LIST_TAGS,
  ORDERED,
} from '../../../../../src/client/features/posts/editor/converters/formats';
import { contentToHtml } from '../../../../../src/client/features/posts/editor/converters/contentToHtml';
import { htmlToContent } from '../../../../../src/client/features/posts/editor/converters/htmlToContent';
import { unsupportedContent } from '../../../../../src/client/features/posts/editor/converters/unsupported';
import { cleanDescription } from '../../../../../src/server/html/cleanDescription';

/* Arbitrary content that the toolbar and the keys can produce. */

const URLS = ['https://example.org/မိုး?a=1&b="x"', 'mailto:a@b.org', 'tel:+951234'];

const piece = fc.constantFrom(
  ...['rain', 'ကျွန်ုပ်', 'မုန်တိုင်း', '🌀', '&', '<b>', '"', "'", '&amp;', '။', 'မိုး\u200Bကြီး'],
  ...[' ', '  ', '\u00A0', '\n', 'x'],
);
const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

const formattedText = fc.record({
  text: words,
  styles: fc.subarray(['BOLD', 'ITALIC', 'UNDERLINE', 'STRIKETHROUGH']),
  color: fc.option(fc.constantFrom(...COLOR_NAMES)),
  url: fc.option(fc.constantFrom(...URLS), { freq: 3 }),
});

const block = fc.record({
  type: fc.constantFrom(
    ...['unstyled', 'unstyled', 'blockquote', CODE, CODE],
    ...[...HEADING_TYPES, ...Object.keys(LIST_TAGS), ...Object.keys(LIST_TAGS)],
  ),
  depth: fc.nat({ max: 4 }),
  alignment: fc.option(fc.constantFrom(...ALIGNMENTS)),
  start: fc.option(fc.integer({ min: -1, max: 4 }), { freq: 2 }),
  isBurmese: fc.boolean(),
  runs: fc.array(formattedText, { maxLength: 4 }),
});

type Block = typeof block extends fc.Arbitrary<infer T> ? T : never;

const lengthOf = (text: string) => [...text].length;

function rawBlock(made: Block, depth: number, raw: RawDraftContentState, key: string) {
  const isCode = made.type === CODE;
  const isOrdered = made.type === ORDERED;
  const result: RawDraftContentBlock = {
    key,
    type: made.type,
    depth,
    text: '',
    inlineStyleRanges: [],
    entityRanges: [],
    data: {
      ...(made.alignment && !isCode && { alignment: made.alignment }),
      ...(isOrdered && made.start !== null && { start: made.start }),
      ...(isOrdered && made.isBurmese && { burmese: true }),
    },
  };
  for (const run of made.runs) {
    // Enter and Shift+Enter both start a new line of code.
    const text = isCode ? run.text.replaceAll('\n', '') : run.text;
    const at = { offset: lengthOf(result.text), length: lengthOf(text) };
    const styles = [...run.styles, ...(run.color ? [colorStyle(run.color)] : [])];
    for (const style of styles) result.inlineStyleRanges.push({ ...at, style: style as 'BOLD' });
    if (run.url && text) {
      const entity = Object.keys(raw.entityMap).length;
      raw.entityMap[entity] = { type: 'LINK', mutability: 'MUTABLE', data: { url: run.url } };
      result.entityRanges.push({ ...at, key: entity });
    }
    result.text += text;
  }
  return result;
}

/** An item is at most one level deeper than the previous item. */
function possibleDepth(made: Block, before: RawDraftContentBlock | undefined): number {
  if (!isListType(made.type)) return 0;
  return Math.min(made.depth, before && isListType(before.type) ? before.depth + 1 : 0);
}

const contents = fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => {
  const raw: RawDraftContentState = { blocks: [], entityMap: {} };
  blocks.forEach((made, index) => {
    const depth = possibleDepth(made, raw.blocks[index - 1]);
    raw.blocks.push(rawBlock(made, depth, raw, `k${index}`));
  });
  return convertFromRaw(raw);
});

/** The numbers that the style sheet of the editor shows. */
function numbersOf(content: ContentState): (number | null)[] {
  let counters: number[] = [];
  return content.getBlocksAsArray().map((current) => {
    const depth = current.getDepth();
    const start = current.getData().get('start') as number | undefined;
    const isOrdered = current.getType() === ORDERED;
    counters = isListType(current.getType()) ? counters.slice(0, depth + 1) : [];
    counters[depth] = isOrdered ? (start ?? (counters[depth] ?? 0) + 1) : 0;
    return isOrdered ? counters[depth] : null;
  });
}

/** The visible part of a content, without the random keys of draft-js. */
const describeContent = (content: ContentState) =>
  content.getBlocksAsArray().map((current, index) => ({
    number: numbersOf(content)[index],
    isBurmese: current.getData().get('burmese') === true,
    type: current.getType(),
    depth: current.getDepth(),
    alignment: (current.getData().get('alignment') as string | undefined) ?? null,
    text: current.getType() === CODE ? current.getText() : restoreSpaces(current.getText()),
    characters: current
      .getCharacterList()
      .toArray()
      .map((character) => {
        const entity = character.getEntity() as string | null;
        const url = entity ? (content.getEntity(entity).getData() as { url: string }).url : '';
        return [...character.getStyle().toArray().sort(), url].join(' ');
      }),
  }));

const roundTrip = (html: string) => contentToHtml(htmlToContent(html));

it('HTML written by the editor is supported, passes the server’s sanitizer and is read back without loss, byte for byte', () =>
  fc.assert(
    fc.property(contents, (content) => {
      const html = contentToHtml(content);
      const read = htmlToContent(html);
      expect(describeContent(read)).toEqual(describeContent(content));
      expect(contentToHtml(read)).toBe(html);
      expect(cleanDescription(html)).toBe(html);
      expect(unsupportedContent(html)).toEqual([]);
    }),
    { numRuns: 60 },
  ));

/** Arbitrary markup: tags nested in any order, some of them never closed. */
const TAGS = [
  ...['p', 'div', 'h2', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'tr', 'td', 'center'],
  ...['ol start="3"', 'li value="2"', 'ol style="list-style-type:myanmar"', 's', 'sup', 'sub'],
  ...['b', 'i', 'u', 'span style="color:#b3261e"', 'span style="font-weight:700"', 'code'],
  ...['a href="https://example.org"', 'a href="javascript:x"', 'p style="text-align:right"'],
  ...[
    'a href="https://example.org/my file.pdf"',
    'a href="java\nscript:x"',
    'a href=" tel:+95 1 "',
  ],
];
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom('rain', ' ', '\n  ', '<br>', '&nbsp;', '&lt;', 'မိုး', '<img src=x>'),
      fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag.split(' ')[0] ?? ''}>`),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

it('HTML of any origin is canonical after one round trip and passes the server’s sanitizer', () =>
  fc.assert(
    fc.property(markup, (html) => {
      const once = roundTrip(html);
      expect(roundTrip(once)).toBe(once);
      expect(cleanDescription(once)).toBe(once);
      expect(unsupportedContent(once)).toEqual([]);
    }),
    { numRuns: 120 },
  ));
