/**
 * What a person sees: not white space, nor the zero-width characters that Burmese typists insert
 * (readings 84), nor any other character that Unicode says shows nothing.
 */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Comments, scripts and styles with what they hold, and tags. Each part ends at the next `<`. */
const MARKUP =
  /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<[/!?]?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const BLANK_ENTITY =
  /&(?:nbsp|ensp|emsp|thinsp|hairsp|zwnj|zwj|shy|lrm|rlm|Tab|NewLine|NoBreak|ZeroWidthSpace);/g;
const NUMERIC_ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** True when nothing visible is left of a text (readings 84). */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !VISIBLE.test(text);
}

function decodeNumeric(entity: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/**
 * True when HTML shows no text once its markup and white space are gone (section 5, post edit).
 * It works without a DOM, because the form and the server judge alike. It tells only blank from
 * not blank and makes nothing safe.
 */
export function isBlankHtml(html: string | null | undefined): boolean {
  if (!html) return true;
  const shown = html
    .replace(MARKUP, '')
    .replace(BLANK_ENTITY, ' ')
    .replace(NUMERIC_ENTITY, decodeNumeric);
  return isBlank(shown);
}

/** More marks on one letter than any language has; Unicode's Stream-Safe Text Format has this limit. */
const MANY_MARKS = /\p{M}{30}/u;
const UP_TO_MANY_MARKS = /[^]*?\p{M}{30}|[^]+/gu;

/**
 * A text in a normalization form. `normalize` alone takes time with the square of how many marks
 * stand on one letter, a minute for 400,000: what comes after 30 of them is normalized by itself.
 */
export function normalize(text: string, form: 'NFC' | 'NFKD'): string {
  if (!MANY_MARKS.test(text)) return text.normalize(form);
  return (text.match(UP_TO_MANY_MARKS) ?? []).map((part) => part.normalize(form)).join('');
}
