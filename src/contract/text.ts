/** Excludes the zero-width characters that Burmese typists insert between words. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Comments, scripts and styles with their content, and tags. Each part ends at the next `<`. */
const MARKUP =
  /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<[/!?]?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const BLANK_ENTITY =
  /&(?:nbsp|ensp|emsp|thinsp|hairsp|zwnj|zwj|shy|lrm|rlm|Tab|NewLine|NoBreak|ZeroWidthSpace);/g;
const NUMERIC_ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** Whether a text has no visible character. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !VISIBLE.test(text);
}

function decodeNumeric(entity: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/**
 * Whether HTML has no visible text. It works without a DOM, because the form and the server apply the
 * same rule. It does not sanitize.
 */
export function isBlankHtml(html: string | null | undefined): boolean {
  if (!html) return true;
  const shown = html
    .replace(MARKUP, '')
    .replace(BLANK_ENTITY, ' ')
    .replace(NUMERIC_ENTITY, decodeNumeric);
  return isBlank(shown);
}

/** The limit of Unicode's Stream-Safe Text Format; no language has as many marks on one letter. */
const MANY_MARKS = /\p{M}{30}/u;
const UP_TO_MANY_MARKS = /[^]*?\p{M}{30}|[^]+/gu;

/**
 * Unicode normalization in linear time. `String.prototype.normalize` is quadratic in the number of
 * marks on one letter (a minute for 400,000), so what follows 30 of them is normalized separately.
 */
export function normalize(text: string, form: 'NFC' | 'NFKD'): string {
  if (!MANY_MARKS.test(text)) return text.normalize(form);
  return (text.match(UP_TO_MANY_MARKS) ?? []).map((part) => part.normalize(form)).join('');
}
