import type { CharacterMetadata, ContentBlock, ContentState } from 'draft-js';
import { BURMESE_NUMBERS, TEXT_COLORS } from '../../../../../contract/postHtml';
import {
  alignmentOf,
  CODE,
  COLOR_NAMES,
  colorStyle,
  isBurmeseItem,
  isListType,
  LIST_TAGS,
  ORDERED,
  startOf,
  STYLE_TAGS,
  tagOf,
} from './formats';
import type { ListType, StyleName } from './formats';
import { numberAfter } from './listNumbers';
import type { OpenList } from './listNumbers';
import { escapeText, protectSpaces } from './plainText';

interface Run {
  html: string;
  character: CharacterMetadata;
}

interface InlineElement {
  tag: string;
  open: (character: CharacterMetadata, content: ContentState) => string;
}

const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

function openLink(character: CharacterMetadata, content: ContentState): string {
  const key = character.getEntity();
  if (!key) return '';
  const { url } = content.getEntity(key).getData() as { url: string };
  return `<a href="${escapeAttribute(url)}">`;
}

function openColor(character: CharacterMetadata): string {
  const color = COLOR_NAMES.find((name) => character.hasStyle(colorStyle(name)));
  return color ? `<span style="color:${TEXT_COLORS[color]}">` : '';
}

const INLINE_ELEMENTS: InlineElement[] = [
  { tag: 'a', open: openLink },
  { tag: 'span', open: openColor },
  ...(Object.keys(STYLE_TAGS) as StyleName[]).map((style) => ({
    tag: STYLE_TAGS[style],
    open: (character: CharacterMetadata) =>
      character.hasStyle(style) ? `<${STYLE_TAGS[style]}>` : '',
  })),
];

function runsOf(block: ContentBlock): Run[] {
  const isCode = block.getType() === CODE;
  const text = isCode ? block.getText() : protectSpaces(block.getText());
  const characters = block.getCharacterList().toArray();
  const runs: Run[] = [];
  let start = 0;
  characters.forEach((character, index) => {
    if (character === characters[index + 1]) return;
    const html = escapeText(text.slice(start, index + 1));
    runs.push({ html: isCode ? html : html.replace(/\n/g, '<br>'), character });
    start = index + 1;
  });
  return runs;
}

function wrap(runs: Run[], content: ContentState, [element, ...inner]: InlineElement[]): string {
  if (!element) return runs.map(({ html }) => html).join('');
  const parts: string[] = [];
  for (let start = 0, end = 0; start < runs.length; start = end) {
    const startTagAt = (index: number) => {
      const run = runs[index];
      return run && element.open(run.character, content);
    };
    const startTag = startTagAt(start) ?? '';
    for (end = start + 1; startTagAt(end) === startTag;) end += 1;
    const html = wrap(runs.slice(start, end), content, inner);
    parts.push(startTag ? `${startTag}${html}</${element.tag}>` : html);
  }
  return parts.join('');
}

/** Browsers ignore a line break at the end of a block, so an empty last line needs another. */
const fillLastLine = (text: string) => (text === '' || text.endsWith('\n') ? '<br>' : '');

function openBlock(block: ContentBlock): string {
  const alignment = alignmentOf(block);
  const tag = tagOf(block.getType());
  return alignment ? `<${tag} style="text-align:${alignment}">` : `<${tag}>`;
}

/** Blocks are immutable, so typing only rebuilds the HTML of one block. */
const cache = new WeakMap<ContentBlock, string>();

function blockHtml(block: ContentBlock, content: ContentState): string {
  const cached = cache.get(block);
  if (cached !== undefined) return cached;
  const text = wrap(runsOf(block), content, INLINE_ELEMENTS);
  const isCode = block.getType() === CODE;
  const html = isCode ? text : openBlock(block) + text + fillLastLine(block.getText());
  cache.set(block, html);
  return html;
}

interface WrittenList extends OpenList {
  isBurmese: boolean;
}

/** A list begins with 1 unless it says otherwise. */
function openList({ type, isBurmese }: WrittenList, number: number): string {
  const start = type === ORDERED && number !== 1 ? ` start="${number}"` : '';
  const style = isBurmese ? ` style="list-style-type:${BURMESE_NUMBERS}"` : '';
  return `<${LIST_TAGS[type]}${start}${style}>`;
}

class HtmlWriter {
  private html = '';
  /** The open lists, each within an open item of the previous one. */
  private readonly lists: WrittenList[] = [];
  private code: string[] | null = null;

  constructor(private readonly content: ContentState) {}

  private closeLists(depth: number): void {
    while (this.lists.length > depth) {
      const list = this.lists.pop();
      if (list) this.html += `</li></${LIST_TAGS[list.type]}>`;
    }
  }

  private closeCode(): void {
    if (!this.code) return;
    const lines = this.code.join('\n');
    // Parsers drop a line break that directly follows the start tag.
    this.html += `<pre>${lines.startsWith('\n') ? '\n' : ''}${lines}</pre>`;
    this.code = null;
  }

  private writeItem(block: ContentBlock, type: ListType): void {
    // After blocks are deleted, an item may be more than one level deeper than the previous one.
    const depth = Math.min(block.getDepth(), this.lists.length);
    this.closeLists(depth + 1);
    const open = this.lists[depth];
    const expected = numberAfter(open);
    const number = startOf(block) ?? expected;
    const list = { type, isBurmese: isBurmeseItem(block), next: number + 1 };
    const isSame = open?.type === type && open.isBurmese === list.isBurmese;
    if (isSame && number === expected) {
      open.next = list.next;
      this.html += '</li>';
    } else {
      this.closeLists(depth);
      this.lists.push(list);
      this.html += openList(list, number);
    }
    this.html += blockHtml(block, this.content);
  }

  write(block: ContentBlock): void {
    const type = block.getType();
    if (type !== CODE) this.closeCode();
    if (isListType(type)) {
      this.writeItem(block, type);
      return;
    }
    this.closeLists(0);
    if (type === CODE) (this.code ??= []).push(blockHtml(block, this.content));
    else this.html += `${blockHtml(block, this.content)}</${tagOf(type)}>`;
  }

  end(): string {
    this.closeLists(0);
    this.closeCode();
    return this.html;
  }
}

/**
 * Serializes the editor's content to HTML: exactly what `contract/postHtml.ts` allows, in a
 * canonical form that the server's sanitizer leaves unchanged and `htmlToContent` reads back
 * without loss.
 */
export function contentToHtml(content: ContentState): string {
  const writer = new HtmlWriter(content);
  content.getBlocksAsArray().forEach((block) => writer.write(block));
  return writer.end();
}
