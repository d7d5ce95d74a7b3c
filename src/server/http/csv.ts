/** Without it, spreadsheets assume the encoding of the system, in which Burmese is unreadable. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The sign that begins a formula, also in full width, at the beginning of a text or of a later
 * cell: a spreadsheet whose language separates cells by `;` reads the quotation marks differently.
 */
const FORMULA = /([;|\t\r\n][\s;|"']*|^)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20]?)/g;

const asText = (_: string, before: string, sign: string) => before + (sign && `'${sign}`);

function cellOf(text: string): string {
  return `"${text.replace(FORMULA, asText).replaceAll('"', '""')}"`;
}

/** A line of CSV by RFC 4180. An apostrophe before a formula turns it into text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}
