import type { Alignment } from '../../../../../contract/postHtml';
import { PLAIN } from './marks';
import type { Marks } from './marks';
import { plainSpaces } from './spaces';
import { CODE } from './vocabulary';
import type { BlockType } from './vocabulary';

/** What kind of block some text belongs to. The parts of one list item share their place. */
export interface Place {
  type: BlockType;
  depth: number;
  alignment?: Alignment;
}

/** A block as it is read; `marks` holds one entry for each UTF-16 unit of the text. */
export interface ReadBlock extends Place {
  text: string;
  marks: Marks[];
}

const HTML_SPACE = /[ \t\n\r\f]+/g;
const CONTROL = /[^\P{Cc}\t\n\f\r]/gu;

/** Gathers the text of a description into blocks, with white space as HTML shows it. */
export class BlockCollector {
  readonly blocks: ReadBlock[] = [];
  private current: ReadBlock | null = null;
  /** A new line within the block that becomes one only once there is text for it. */
  private isNewLineDue = false;

  private open(place: Place): ReadBlock {
    this.current ??= { ...place, text: '', marks: [] };
    return this.current;
  }

  private append(block: ReadBlock, text: string, marks: Marks): void {
    block.text += text;
    for (let index = 0; index < text.length; index += 1) block.marks.push(marks);
  }

  private trimEnd(block: ReadBlock): void {
    if (!block.text.endsWith(' ')) return;
    block.text = block.text.slice(0, -1);
    block.marks.pop();
  }

  private writeCode(text: string, marks: Marks, place: Place): void {
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.endLine(place);
      this.append(this.open(place), line, marks);
    });
  }

  /** Ends a line of code and begins the next one. */
  private endLine(place: Place): void {
    this.open(place);
    this.close();
    this.open(place);
  }

  text(raw: string, marks: Marks, place: Place): void {
    const text = raw.replace(CONTROL, '');
    if (place.type === CODE) {
      this.writeCode(text, marks, place);
      return;
    }
    const isAtEdge = !this.current || /(?:^|[ \n])$/.test(this.current.text) || this.isNewLineDue;
    const shown = text
      .replace(HTML_SPACE, ' ')
      .slice(isAtEdge && /^[ \t\n\r\f]/.test(text) ? 1 : 0);
    if (shown === '') return;
    if (this.isNewLineDue) this.lineBreak(PLAIN, place);
    this.append(this.open(place), shown, marks);
  }

  /** A `br`. */
  lineBreak(marks: Marks, place: Place): void {
    this.isNewLineDue = false;
    if (place.type === CODE) {
      this.endLine(place);
      return;
    }
    const block = this.open(place);
    this.trimEnd(block);
    this.append(block, '\n', marks);
  }

  /** The edge of a paragraph within a list item: the item goes on, on a new line. */
  newLine(): void {
    this.isNewLineDue = this.current !== null && this.current.text !== '';
  }

  /** Begins a block that stands even when nothing is in it. */
  begin(place: Place): void {
    this.close();
    this.open(place);
  }

  /** Ends the block, if one is open. */
  close(): void {
    const block = this.current;
    this.current = null;
    this.isNewLineDue = false;
    if (!block) return;
    if (block.type !== CODE) {
      this.trimEnd(block);
      if (block.text.endsWith('\n')) this.trimBreak(block);
      block.text = plainSpaces(block.text);
    }
    this.blocks.push(block);
  }

  /** The break at the end of a block only keeps its last line open. */
  private trimBreak(block: ReadBlock): void {
    block.text = block.text.slice(0, -1);
    block.marks.pop();
  }
}
