import { isRecord } from '../../../../../contract/records';

/*
 * Google Docs copies suggested deletions as ordinary text. Only its own format on the clipboard
 * tells them apart: `dsl_spacers` is the whole text, and `sgsl_sugg` has the names of the
 * suggestions that begin or continue at an index of it, or null where nothing changes.
 */

export const DOCS_SLICE = 'application/x-vnd.google-docs-document-slice-clip+wrapped';

interface Slice {
  text: string;
  isDeleted: boolean[];
}

function parse(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

function readSlice(json: string): Slice | null {
  const resolved = fieldOf(parse(fieldOf(parse(json), 'data')), 'resolved');
  const text = fieldOf(resolved, 'dsl_spacers');
  const suggestions = fieldOf(fieldOf(resolved, 'dsl_suggesteddeletions'), 'sgsl_sugg');
  if (typeof text !== 'string' || !Array.isArray(suggestions)) return null;
  const isDeleted: boolean[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const begun: unknown = suggestions[index] ?? null;
    isDeleted.push(Array.isArray(begun) ? begun.length > 0 : (isDeleted.at(-1) ?? false));
  }
  return { text, isDeleted };
}

/** White space and control characters of Google Docs may be elements in its HTML. */
const isSpacing = (character: string) => /[\s\p{Cc}\p{Co}]/u.test(character);

/**
 * Removes the characters whose deletion is suggested from a text. It goes on in the slice where it
 * ended in the text before.
 */
class DeletionReader {
  private at = 0;

  constructor(private readonly slice: Slice) {}

  private isWritten(character: string): boolean {
    const { text, isDeleted } = this.slice;
    if (isSpacing(character)) {
      const isSame = isSpacing(text.charAt(this.at)) && text.charAt(this.at) !== '\n';
      return !isSame || !isDeleted[this.at++];
    }
    while (this.at < text.length && isSpacing(text.charAt(this.at))) this.at += 1;
    // Text that is not in the slice, such as that of a chip, is kept.
    return text.charAt(this.at) !== character || !isDeleted[this.at++];
  }

  writtenOf(text: string): string {
    return text
      .split('')
      .filter((character) => this.isWritten(character))
      .join('');
  }
}

function* textsIn(parent: Node): Generator<Text> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) yield node;
    else yield* textsIn(node);
  }
}

export function removeSuggestedDeletions(body: Element, json: string): void {
  const slice = readSlice(json);
  if (!slice?.isDeleted.includes(true)) return;
  const reader = new DeletionReader(slice);
  for (const text of textsIn(body)) text.data = reader.writtenOf(text.data);
}
