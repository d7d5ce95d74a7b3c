import fc from 'fast-check';

/** Names with a meaning in JavaScript itself. */
export const MAGIC_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
];

const NASTY = [
  '',
  ' ',
  '\0',
  'rain\0',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202eniar',
  '\u200b',
  '\r\nX-Injected: yes',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '../../../../etc/passwd',
  'C:\\windows\\win.ini',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '<'.repeat(3000),
  '<p>'.repeat(3000),
  '${7*7}{{7*7}}',
  '%s%n%x',
  '(a+)+$',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '၁၂',
  '2026-02-30',
  '31-12-9999',
  '1'.repeat(400),
  'ေ'.repeat(2000),
  'x'.repeat(70_000),
];

/** Texts that are known to break servers, and any others. */
export const nastyText = fc.oneof(
  fc.constantFrom(...NASTY, ...MAGIC_NAMES),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Percent-encodes a text, lone surrogates as their three bytes of UTF-8. */
export function encode(text: string): string {
  return [...text]
    .map((character) =>
      /^[\ud800-\udfff]$/.test(character) ? '%ed%a0%80' : encodeURIComponent(character),
    )
    .join('');
}

/** A hostile segment of a path. */
export const nastySegment = fc.oneof(
  fc.constantFrom(
    ...['0', '-1', '1.0', '1e0', '01', '+1', '1%00', '2147483648', '9'.repeat(100)],
    ...['%00', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%5c..%5c', '%2F', '%', '%E0%A4%A', '%ff%fe'],
    ...['1;2', '1,2', '*', '$ne', '[object%20Object]', '%0d%0aX-Injected:%20yes', '%c0%ae%c0%ae'],
  ),
  nastyText.map((text) => encode(text.slice(0, 100))),
);
