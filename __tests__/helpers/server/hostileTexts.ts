/** Texts that break careless output. */
export const HOSTILE = [
  ']]><!--<script>alert(1)</script>-->&amp;&#0;&<b title="\'">',
  'control \u0000\u0008\u000B\u001F\u007F and \uFFFE\uFFFF',
  'lone \uD800 and \uDFFF surrogates',
  'bidi \u202E\u2066 overrides \u200B\uFEFF',
  `မိုး\r\nRain\r\n${'🌊'.repeat(300)}`,
  'x'.repeat(100_000),
  '\u0301'.repeat(5000),
];
