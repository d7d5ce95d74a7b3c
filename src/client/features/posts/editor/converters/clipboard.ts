import { toScript } from '../../../../../contract/scripts';
import { parseHtml } from '../../../../shared/text/html';
import type { ParsedBlock } from './BlockCollector';
import { readBlocks } from './htmlToContent';
import { declarationsOf, scriptIn } from './inlineFormat';
import { removeSuggestedDeletions } from './suggestions';

/*
 * Reads what other programs put on the clipboard. It stands for a text that is still discussed:
 * deletions of tracked changes and comments are not part of it.
 */

/**
 * Deleted and moved text: `del` of Word on a computer, classes of Word and of Word on the web.
 * Struck-out text that its author formatted is `s`, `strike` or a style in all programs.
 */
const DELETED = 'del, .msoDel, [class*="msoMoveFrom" i], [class*="TrackChangeTextDeletion" i]';

/** Comments of Word, and the anchors of Google Docs. */
const COMMENTS =
  '.msocomtxt, .msocomanchor, .msocomoff, .MsoCommentText, .MsoCommentReference, ' +
  '[href*="#_msocom_"], [href*="#_msoanchor_"], [href*="#cmnt"]:not([href*="#cmnt_ref"])';
/** The comments of Google Docs: a link back to the text, in a block of their own. */
const COMMENT_OF_DOCS = '[href*="#cmnt_ref"]';

function isComment(element: Element): boolean {
  const style = declarationsOf(element);
  const kind = style.get('mso-element') ?? '';
  return kind.startsWith('comment') || style.get('mso-special-character') === 'comment';
}

function blockOfComment(link: Element): Element {
  const start = link.textContent.trim();
  const isWhole = (block: Element | null) => block?.textContent.trim().startsWith(start);
  const box = link.closest('div');
  return (isWhole(box) ? box : link.closest('p, li')) ?? link;
}

function removeUnpublished(body: Element): void {
  const removed = [
    ...body.querySelectorAll(`${DELETED}, ${COMMENTS}`),
    ...[...body.querySelectorAll(COMMENT_OF_DOCS)].map(blockOfComment),
    ...[...body.querySelectorAll('[data-style*="mso-" i]')].filter(isComment),
  ];
  removed.forEach((element) => element.remove());
  // A tracked insertion is not underlined by its author.
  body.querySelectorAll('ins').forEach((inserted) => inserted.replaceWith(...inserted.childNodes));
}

const LETTERS = /\b(?:alpha|latin|roman|greek)$/;
/** `a)` `(iv)` `B.` `က။` */
const LETTER_MARKER = /^\s*\(?\p{L}{1,4}[.)။]\s*$/u;

function isLettered(element: Element): boolean {
  const style = declarationsOf(element);
  const type = style.get('list-style-type') ?? style.get('list-style') ?? '';
  if (element.matches('ol[type="a" i], ol[type="i" i]')) return true;
  if (element.matches('ol, ol > li') && LETTERS.test(type)) return true;
  return style.get('mso-list') === 'ignore' && LETTER_MARKER.test(element.textContent);
}

function isFlattened(element: Element): boolean {
  const script = scriptIn(element, declarationsOf(element));
  return script !== undefined && toScript(element.textContent, script) === null;
}

/** Content of a pasted or stored text that the editor cannot keep, by its display name. */
export const LOSSES: Record<string, (element: Element) => boolean> = {
  'superscript or subscript': isFlattened,
  'letters as list numbers': isLettered,
};

export interface Clipboard {
  html: string;
  /** What Google Docs puts beside its HTML; empty if another program copied the text. */
  slice: string;
}

/** Returns the blocks of the clipboard's HTML, and the names of what they have lost. */
export function readClipboard({ html, slice }: Clipboard): {
  blocks: ParsedBlock[];
  lost: string[];
} {
  const { body } = parseHtml(html);
  removeSuggestedDeletions(body, slice);
  removeUnpublished(body);
  const elements = [...body.querySelectorAll('*')];
  const lost = Object.keys(LOSSES).filter((name) =>
    elements.some((element) => LOSSES[name]?.(element)),
  );
  return { blocks: readBlocks(body), lost };
}
