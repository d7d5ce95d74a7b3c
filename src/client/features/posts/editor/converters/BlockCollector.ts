import type { Alignment } from '../../../../../contract/postHtml';
import { cleanLines, FOREIGN_BREAK } from '../../../../../contract/text';
import { CODE } from './formats';
import type { BlockType } from './formats';
import { PLAIN } from './inlineFormat';
import type { InlineFormat } from './inlineFormat';
import { restoreSpaces } from './plainText';

/** The number of an item in HTML of any origin. */
interface ItemNumber {
  /** The same object for all items of a list. */
  list: object;
  number: number;
  /** Whether the item itself states its number. */
  isStated: boolean;
}

export interface BlockFormat {
  type: BlockType;
  depth: number;
  alignment?: Alignment;
  /** Of an item in HTML of any origin. */
  item?: ItemNumber;
  /** The number of an ordered item, unless it is the one after the item before. */
  start?: number;
  /** Whether an ordered item is numbered with Burmese digits. */
  isBurmese?: boolean;
}

/** A parsed block. `formats` has one entry per UTF-16 code unit of the text. */
export interface ParsedBlock extends BlockFormat {
  text: string;
  formats: InlineFormat[];
}

const HTML_SPACE = /[ \t\n]+/g;

/** Collects the text of a description into blocks, and collapses white space as HTML does. */
export class BlockCollector {
  readonly blocks: ParsedBlock[] = [];
  private current: ParsedBlock | null = null;
  private hasPendingBreak = false;

  private open(block: BlockFormat): ParsedBlock {
    this.current ??= { ...block, text: '', formats: [] };
    return this.current;
  }

  private append(block: ParsedBlock, text: string, format: InlineFormat): void {
    block.text += text;
    for (let index = 0; index < text.length; index += 1) block.formats.push(format);
  }

  private dropLast(block: ParsedBlock, character: string): void {
    if (!block.text.endsWith(character)) return;
    block.text = block.text.slice(0, -1);
    block.formats.pop();
  }

  private addCode(text: string, format: InlineFormat, block: BlockFormat): void {
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.endCodeLine(block);
      this.append(this.open(block), line, format);
    });
  }

  private endCodeLine(block: BlockFormat): void {
    this.open(block);
    this.close();
    this.open(block);
  }

  addText(raw: string, format: InlineFormat, block: BlockFormat): void {
    raw.split(FOREIGN_BREAK).forEach((part, index) => {
      if (index > 0) this.addBreak(format, block);
      this.addPart(cleanLines(part), format, block);
    });
  }

  private addPart(text: string, format: InlineFormat, block: BlockFormat): void {
    if (block.type === CODE) {
      this.addCode(text, format, block);
      return;
    }
    const isAtEdge =
      !this.current || /(?:^|[ \n])$/.test(this.current.text) || this.hasPendingBreak;
    const visible = text.replace(HTML_SPACE, ' ').slice(isAtEdge && /^[ \t\n]/.test(text) ? 1 : 0);
    if (visible === '') return;
    if (this.hasPendingBreak) this.addBreak(PLAIN, block);
    this.append(this.open(block), visible, format);
  }

  addBreak(format: InlineFormat, block: BlockFormat): void {
    this.hasPendingBreak = false;
    if (block.type === CODE) {
      this.endCodeLine(block);
      return;
    }
    const target = this.open(block);
    this.dropLast(target, ' ');
    this.append(target, '\n', format);
  }

  endItemParagraph(): void {
    this.hasPendingBreak = this.current !== null && this.current.text !== '';
  }

  begin(block: BlockFormat): void {
    this.close();
    this.open(block);
  }

  close(): void {
    const block = this.current;
    this.current = null;
    this.hasPendingBreak = false;
    if (!block) return;
    if (block.type !== CODE) {
      this.dropLast(block, ' ');
      // A line break at the end of a block only makes its empty last line visible.
      this.dropLast(block, '\n');
      block.text = restoreSpaces(block.text);
    }
    this.blocks.push(block);
  }
}
