const NBSP = '\u00A0';

/*
 * HTML shows a run of spaces as one and none at the ends of a line; the editor shows each of them.
 * Both functions keep the length of a text, so that its styles stay where they are.
 */

/** Text of the editor as HTML shows it alike: spaces that would fall together are made to stay. */
export function protectSpaces(text: string): string {
  return text
    .replace(/[ \t\u00A0]{2,}/g, (run) => `${NBSP.repeat(run.length - 1)} `)
    .replace(/^[ \t]|[ \t]$/gm, NBSP)
    .replace(/\t/g, ' ');
}

/** The way back. A no-break space that stands alone between two words was meant as one. */
export function plainSpaces(text: string): string {
  return text
    .replace(/[ \u00A0]{2,}/g, (run) => ' '.repeat(run.length))
    .replace(/^\u00A0|\u00A0$/gm, ' ');
}
