import { CharacterMetadata, ContentBlock, ContentState, genKey } from 'draft-js';
import { List, Map as ImmutableMap, OrderedSet } from 'immutable';
import { ALIGNMENTS } from '../../../../../contract/postHtml';
import type { Alignment } from '../../../../../contract/postHtml';
import { plainScript } from '../../../../../contract/scripts';
import { cleanLine } from '../../../../../contract/text';
import { parseHtml } from '../../../../shared/text/html';
import { graphemes } from '../../../../shared/text/truncate';
import type { ParsedBlock, BlockFormat } from './BlockCollector';
import { BlockCollector } from './BlockCollector';
import {
  ALIGNMENT,
  BURMESE_NUMBERED,
  isListType,
  LINK,
  CODE,
  HEADING_TYPES,
  MAX_LIST_DEPTH,
  NORMAL,
  ORDERED,
  QUOTE,
  START,
} from './formats';
import type { InlineFormat } from './inlineFormat';
import { declarationsOf, inlineFormatOf, PLAIN } from './inlineFormat';
import { numberItems, readItemNumber, readMarker } from './listNumbers';

const SKIPPED =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, ' +
  'head, title, img, picture, hr, textarea, select, input, [hidden]';
const BLOCKS =
  'address, article, aside, blockquote, caption, center, dd, details, dialog, div, dl, dt, ' +
  'fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, legend, li, main, ' +
  'nav, ol, p, pre, section, summary, table, tbody, tfoot, thead, tr, ul';

const SYMBOL = /[\p{S}\p{Extended_Pictographic}\p{Emoji_Presentation}\u20E3]/u;

/**
 * Returns the emoji or other single symbol that an image represents in messengers; null for any
 * other element.
 */
export function symbolOf(element: Element): string | null {
  const alt = element.matches('img') ? cleanLine(element.getAttribute('alt') ?? '').trim() : '';
  return SYMBOL.test(alt) && [...graphemes.segment(alt)].length === 1 ? alt : null;
}

const isWordMarker = (element: Element) => declarationsOf(element).get('mso-list') === 'ignore';

function isSkipped(element: Element): boolean {
  if (element.matches(SKIPPED)) return true;
  return declarationsOf(element).get('display') === 'none' || isWordMarker(element);
}

function listItem(item: Element, outer: BlockFormat): BlockFormat {
  const list = item.closest('ul, ol');
  const quillIndent = Number(/(?:^|\s)ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
  const depth = Math.min(Math.max(0, outer.depth) + quillIndent, MAX_LIST_DEPTH);
  if (list?.tagName !== 'OL') return { type: 'unordered-list-item', depth };
  return { type: ORDERED, depth, ...readItemNumber(item, list) };
}

/** `1.` `a)` `(iv)` `၁။`. Bullets are letters of a symbol font, without the dot. */
const WORD_NUMBER = /^\s*\(?[\p{L}\p{N}]{1,4}[.)။]/u;

/** Word copies list items as paragraphs whose text contains their number or bullet. */
function wordListItem(element: Element): BlockFormat | null {
  if (element.tagName !== 'P') return null;
  const level = /\blevel(\d)/.exec(declarationsOf(element).get('mso-list') ?? '')?.[1];
  if (!level) return null;
  const marker = [...element.querySelectorAll('span')].find(isWordMarker)?.textContent ?? '';
  const depth = Math.min(Number(level) - 1, MAX_LIST_DEPTH);
  if (!WORD_NUMBER.test(marker)) return { type: 'unordered-list-item', depth };
  return { type: ORDERED, depth, ...readMarker(marker) };
}

/** A list raises the depth of its items. Outside of lists the depth is -1. */
function formatByTag(element: Element, outer: BlockFormat): BlockFormat {
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return { type: NORMAL, depth: outer.depth + 1 };
    case 'LI':
      return listItem(element, outer);
    case 'PRE':
      return { ...outer, type: CODE };
    case 'BLOCKQUOTE':
      return isListType(outer.type) ? outer : { ...outer, type: QUOTE };
    default: {
      const level = /^H([1-6])$/.exec(element.tagName)?.[1];
      const heading = HEADING_TYPES[Number(level) - 1];
      return heading && !isListType(outer.type) ? { ...outer, type: heading } : outer;
    }
  }
}

/** Returns an element's own alignment. 'start' resets an inherited one, undefined keeps it. */
function alignmentIn(element: Element): Alignment | 'start' | undefined {
  const quill = /(?:^|\s)ql-align-(\w+)/.exec(element.className)?.[1];
  const declared = declarationsOf(element).get('text-align');
  const named = declared ?? quill ?? element.getAttribute('align')?.toLowerCase();
  const value = named?.replace('-webkit-', '').replace('end', 'right');
  if (!value) return element.tagName === 'CENTER' ? 'center' : undefined;
  return ALIGNMENTS.find((known) => known === value) ?? 'start';
}

function blockFormatOf(element: Element, outer: BlockFormat): BlockFormat {
  const format = wordListItem(element) ?? formatByTag(element, outer);
  if (format.type === CODE) return { ...format, alignment: undefined };
  const alignment = alignmentIn(element);
  if (alignment === undefined) return format;
  return { ...format, alignment: alignment === 'start' ? undefined : alignment };
}

class BlockReader {
  readonly collector = new BlockCollector();

  private readBlock(element: Element, inherited: InlineFormat, outer: BlockFormat): void {
    const block = blockFormatOf(element, outer);
    const isPartOfItem =
      isListType(outer.type) && isListType(block.type) && element.tagName !== 'LI';
    const endParagraph = () =>
      isPartOfItem ? this.collector.endItemParagraph() : this.collector.close();
    endParagraph();
    if (block.type === CODE && outer.type !== CODE) this.collector.begin(block);
    this.readChildren(element, inherited, block);
    endParagraph();
  }

  private readElement(element: Element, inherited: InlineFormat, block: BlockFormat): void {
    const symbol = symbolOf(element);
    if (symbol) this.collector.addText(symbol, inherited, block);
    if (isSkipped(element)) return;
    if (element.tagName === 'BR') this.collector.addBreak(inherited, block);
    else if (element.matches(BLOCKS)) this.readBlock(element, inherited, block);
    else this.readChildren(element, inlineFormatOf(element, inherited), block);
    // The cells of a table row share one line.
    if (element.matches('td, th')) this.collector.addText(' ', PLAIN, block);
  }

  private readText(text: string, format: InlineFormat, block: BlockFormat): void {
    const shown = format.script ? plainScript(text, format.script) : text;
    this.collector.addText(shown, format, block);
  }

  readChildren(parent: Element, inherited: InlineFormat, block: BlockFormat): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.readText(node.data, inherited, block);
      else if (node instanceof Element) this.readElement(node, inherited, block);
    }
  }
}

/** Reads HTML of any origin, which is parsed in a document of its own. */
export function readBlocks(body: Element): ParsedBlock[] {
  const reader = new BlockReader();
  reader.readChildren(body, PLAIN, { type: NORMAL, depth: -1 });
  reader.collector.close();
  return numberItems(reader.collector.blocks);
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}

function dataOf({ alignment, start, isBurmese }: Partial<BlockFormat>) {
  return ImmutableMap<string, unknown>({
    ...(alignment && { [ALIGNMENT]: alignment }),
    ...(start !== undefined && { [START]: start }),
    ...(isBurmese && { [BURMESE_NUMBERED]: true }),
  });
}

/** Returns the content of these blocks, or one empty paragraph if there are none. */
export function blocksToContent(parsed: ParsedBlock[]): ContentState {
  let content = ContentState.createFromText('');
  const entityOf = remembered((link: NonNullable<InlineFormat['link']>) => {
    content = content.createEntity(LINK, 'MUTABLE', link);
    return content.getLastCreatedEntityKey();
  });
  const characterOf = remembered(({ styles, link }: InlineFormat) =>
    CharacterMetadata.create({
      style: OrderedSet(styles),
      ...(link && { entity: entityOf(link) }),
    }),
  );
  const blocks = parsed.map(
    ({ type, depth, text, formats, ...block }) =>
      new ContentBlock({
        key: genKey(),
        type,
        text,
        depth: isListType(type) ? depth : 0,
        characterList: List(formats.map(characterOf)),
        data: dataOf(block),
      }),
  );
  return blocks.length > 0 ? ContentState.createFromBlockArray(blocks) : content;
}

/**
 * Reads a description as content of the editor. Output of `contentToHtml` is read back without
 * loss.
 */
export const htmlToContent = (html: string): ContentState =>
  blocksToContent(readBlocks(parseHtml(html).body));
