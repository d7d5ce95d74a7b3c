import { isBlank } from './text';

/** Comments, tags, and scripts and styles with their content. Each part ends at the next `<`. */
const MARKUP =
  /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<[/!?]?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const BLANK_ENTITY =
  /&(?:nbsp|ensp|emsp|thinsp|hairsp|zwnj|zwj|shy|lrm|rlm|Tab|NewLine|NoBreak|ZeroWidthSpace);/g;
const NUMERIC_ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const LAST_CODE_POINT = 0x10ffff;

function decodeNumeric(entity: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/**
 * Whether HTML has no visible text. It needs no DOM, so that the form and the server apply the same
 * rule. It does not sanitize.
 */
export function isBlankHtml(html: string | null | undefined): boolean {
  if (!html) return true;
  const shown = html
    .replace(MARKUP, '')
    .replace(BLANK_ENTITY, ' ')
    .replace(NUMERIC_ENTITY, decodeNumeric);
  return isBlank(shown);
}
