/** Without it, spreadsheets assume the encoding of the system, in which Burmese is unreadable. */
export const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = /^[=+\-@\t\r\n]/;

function cellOf(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A line of CSV by RFC 4180. An apostrophe before a formula turns it into text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}
