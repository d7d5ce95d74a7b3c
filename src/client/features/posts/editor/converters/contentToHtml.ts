import type { ContentBlock, ContentState } from 'draft-js';
import { blockHtml } from './blockHtml';
import { CODE, isListType, LIST_TAGS, tagOf } from './vocabulary';
import type { ListType } from './vocabulary';

class HtmlWriter {
  private html = '';
  /** The lists that are open, each within an open item of the one before it. */
  private readonly lists: ListType[] = [];
  private code: string[] | null = null;

  constructor(private readonly content: ContentState) {}

  private closeLists(depth: number): void {
    while (this.lists.length > depth) {
      const type = this.lists.pop();
      if (type) this.html += `</li></${LIST_TAGS[type]}>`;
    }
  }

  private closeCode(): void {
    if (!this.code) return;
    const lines = this.code.join('\n');
    // Parsers leave out a line break that directly follows the start tag.
    this.html += `<pre>${lines.startsWith('\n') ? '\n' : ''}${lines}</pre>`;
    this.code = null;
  }

  private writeItem(block: ContentBlock, type: ListType): void {
    // An item lies at most one deeper than the one before it, whatever was deleted between them.
    const depth = Math.min(block.getDepth(), this.lists.length);
    this.closeLists(depth + 1);
    if (this.lists[depth] && this.lists[depth] !== type) this.closeLists(depth);
    if (this.lists[depth]) {
      this.html += '</li>';
    } else {
      this.lists.push(type);
      this.html += `<${LIST_TAGS[type]}>`;
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
 * The HTML of what the editor holds: exactly what `contract/postHtml.ts` allows, in one canonical
 * form, which the server's cleaning leaves byte for byte and `htmlToContent` reads back without loss.
 */
export function contentToHtml(content: ContentState): string {
  const writer = new HtmlWriter(content);
  content.getBlocksAsArray().forEach((block) => writer.write(block));
  return writer.end();
}
