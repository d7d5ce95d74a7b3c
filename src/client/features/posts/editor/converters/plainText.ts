import { cleanLines } from '../../../../../contract/text';

const NBSP = '\u00A0';

/** Escapes exactly as sanitize-html does, so that the server's sanitizer changes no byte. */
export const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/*
 * HTML collapses a run of spaces and drops those at the ends of a line, but the editor shows each
 * of them. Both functions below preserve the length of a text, so that its style ranges stay valid.
 */

export function protectSpaces(text: string): string {
  return text
    .replace(/[ \t\u00A0]{2,}/g, (run) => `${NBSP.repeat(run.length - 1)} `)
    .replace(/^[ \t]|[ \t]$/gm, NBSP)
    .replace(/\t/g, ' ');
}

/** Reverts `protectSpaces`. A single no-break space between two words is deliberate and stays. */
export function restoreSpaces(text: string): string {
  return text
    .replace(/[ \u00A0]{2,}/g, (run) => ' '.repeat(run.length))
    .replace(/^\u00A0|\u00A0$/gm, ' ');
}

export function textToHtml(text: string): string {
  if (text === '') return '';
  return cleanLines(text)
    .split('\n')
    .map((line) => `<p>${escapeText(protectSpaces(line)) || '<br>'}</p>`)
    .join('');
}
