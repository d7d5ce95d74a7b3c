import { BlockCollector } from './BlockCollector';
import type { Place, ReadBlock } from './BlockCollector';
import { marksIn, PLAIN } from './marks';
import type { Marks } from './marks';
import { alignmentIn, declarationsOf } from './styleDeclarations';
import { CODE, DEEPEST_LIST, HEADING_TYPES, isListType, NORMAL, QUOTE } from './vocabulary';
import { wordItem } from './wordLists';

/** Elements that leave nothing behind in the text. */
const LEFT_OUT =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, ' +
  'head, title, img, picture, hr, textarea, select, input, [hidden]';
const BLOCKS =
  'address, article, aside, blockquote, caption, center, dd, details, dialog, div, dl, dt, ' +
  'fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, legend, li, main, ' +
  'nav, ol, p, pre, section, summary, table, tbody, tfoot, thead, tr, ul';

function isLeftOut(element: Element): boolean {
  if (element.matches(LEFT_OUT)) return true;
  const style = declarationsOf(element);
  return style.get('display') === 'none' || style.get('mso-list') === 'ignore';
}

function listPlace(item: Element, outer: Place): Place {
  const list = item.closest('ul, ol');
  const type = list?.tagName === 'OL' ? 'ordered-list-item' : 'unordered-list-item';
  const quillIndent = Number(/(?:^|\s)ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
  const depth = Math.min(Math.max(0, outer.depth) + quillIndent, DEEPEST_LIST);
  return { type, depth };
}

/** A list raises the depth of the items in it; outside of lists the depth is -1. */
function placeByTag(element: Element, outer: Place): Place {
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return { type: NORMAL, depth: outer.depth + 1 };
    case 'LI':
      return listPlace(element, outer);
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

function placeIn(element: Element, outer: Place): Place {
  const place = wordItem(element) ?? placeByTag(element, outer);
  const alignment = alignmentIn(element, declarationsOf(element));
  const isSame = alignment === undefined || place.type === CODE;
  if (isSame && place.type !== CODE) return place;
  return { ...place, alignment: isSame || alignment === 'start' ? undefined : alignment };
}

class BlockReader {
  readonly collector = new BlockCollector();

  private readBlock(element: Element, marks: Marks, outer: Place): void {
    const place = placeIn(element, outer);
    const isPartOfItem =
      isListType(outer.type) && isListType(place.type) && element.tagName !== 'LI';
    const edge = () => (isPartOfItem ? this.collector.newLine() : this.collector.close());
    edge();
    if (place.type === CODE && outer.type !== CODE) this.collector.begin(place);
    this.readChildren(element, marks, place);
    edge();
  }

  private readElement(element: Element, marks: Marks, place: Place): void {
    if (isLeftOut(element)) return;
    if (element.tagName === 'BR') this.collector.lineBreak(marks, place);
    else if (element.matches(BLOCKS)) this.readBlock(element, marks, place);
    else this.readChildren(element, marksIn(element, marks), place);
    // The cells of a table row follow each other in one line.
    if (element.matches('td, th')) this.collector.text(' ', PLAIN, place);
  }

  readChildren(parent: Element, marks: Marks, place: Place): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.collector.text(node.data, marks, place);
      else if (node instanceof Element) this.readElement(node, marks, place);
    }
  }
}

/** The blocks of a parsed description, in their order. What the editor cannot hold is left out. */
export function readBlocks(body: Element): ReadBlock[] {
  const reader = new BlockReader();
  reader.readChildren(body, PLAIN, { type: NORMAL, depth: -1 });
  reader.collector.close();
  return reader.collector.blocks;
}
