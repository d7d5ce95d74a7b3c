/** Spreadsheets take a file without one for the system's own encoding, in which Burmese is unreadable. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets would run as a formula when somebody opens the file. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A cell, always in quotation marks, so that a separator or a new line is part of its text. */
function cellOf(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A line of CSV by RFC 4180. What begins like a formula gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}
