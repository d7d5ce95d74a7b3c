import sanitizeHtml from 'sanitize-html';
import { normalize } from '../../contract/normalize';
import { plainScript } from '../../contract/scripts';
import { cleanLines, FOREIGN_BREAK } from '../../contract/text';
import {
  ALIGNABLE_TAGS,
  ALIGNMENTS,
  BURMESE_NUMBERS,
  isBurmeseList,
  isStruckOut,
  LINK_SCHEMES,
  linkAddress,
  listNumber,
  POST_HTML_TAGS,
  TEXT_COLORS,
} from '../../contract/postHtml';

const REMOVED_WITH_CONTENT = [
  'script style template noscript noembed noframes title xmp plaintext textarea select option',
  'iframe frameset object applet embed svg math canvas audio video datalist',
].flatMap((line) => line.split(' '));

/** Deeper than the lists of the editor can be. */
const MAX_DEPTH = 32;

const ALIGNED = ALIGNMENTS.map((alignment) => `text-align:${alignment}`);
const COLOURED = Object.values(TEXT_COLORS).map((colour) => `color:${colour}`);

function only(name: string, value?: string): sanitizeHtml.Attributes {
  return value === undefined ? {} : { [name]: value };
}

function keepingStyle(allowed: readonly string[]): sanitizeHtml.Transformer {
  return (tagName, { style = '' }) => {
    const declarations = style.split(';').map((text) => text.replace(/\s/g, '').toLowerCase());
    const last = declarations.filter((declaration) => allowed.includes(declaration)).at(-1);
    return { tagName, attribs: only('style', last) };
  };
}

/** The library itself accepts addresses without a scheme, which lead into this site. */
const keepingAddress: sanitizeHtml.Transformer = (tagName, { href = '' }) => ({
  tagName,
  attribs: only('href', linkAddress(href) ?? undefined),
});

const keepingColour = keepingStyle(COLOURED);

const keepingColourOrLine: sanitizeHtml.Transformer = (tagName, attributes) =>
  isStruckOut(attributes.style ?? '')
    ? { tagName: 's', attribs: {} }
    : keepingColour(tagName, attributes);

/** A list begins with 1 unless it says otherwise. */
const keepingNumbers: sanitizeHtml.Transformer = (tagName, { start, style = '' }) => {
  const number = listNumber(start) ?? 1;
  const numbers = isBurmeseList(style) ? `list-style-type:${BURMESE_NUMBERS}` : undefined;
  return {
    tagName,
    attribs: {
      ...only('start', number === 1 ? undefined : String(number)),
      ...only('style', numbers),
    },
  };
};

const forEachAlignable = <T>(value: T) =>
  Object.fromEntries(ALIGNABLE_TAGS.map((tag) => [tag, value]));

const OPTIONS: sanitizeHtml.IOptions = {
  // `plainScripts` removes `sup` and `sub` afterwards.
  allowedTags: [...POST_HTML_TAGS, 'sup', 'sub'],
  nonTextTags: REMOVED_WITH_CONTENT,
  nestingLimit: MAX_DEPTH,
  allowedAttributes: {
    ...forEachAlignable(['style']),
    ol: ['start', 'style'],
    span: ['style'],
    a: ['href'],
  },
  allowedSchemes: [...LINK_SCHEMES],
  parseStyleAttributes: false,
  transformTags: {
    ...forEachAlignable(keepingStyle(ALIGNED)),
    span: keepingColourOrLine,
    a: keepingAddress,
    ol: keepingNumbers,
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
  },
};

/**
 * Removes links without an address and spans without a colour, but keeps their content. It expects
 * well-formed HTML, such as the library's output.
 */
function dropBareTags(html: string): string {
  const open: boolean[] = [];
  return html.replace(/<(\/?)(?:a|span)( [^>]*)?>/g, (tag, slash: string, attributes?: string) => {
    if (!slash) open.push(attributes !== undefined);
    return (slash ? open.pop() : attributes) ? tag : '';
  });
}

/** Replaces raised and lowered characters with those of Unicode, in well-formed HTML. */
function plainScripts(html: string): string {
  if (!/<su[bp]>/.test(html)) return html;
  const open: ('super' | 'sub')[] = [];
  return html.replace(/<(\/?)su([bp])>|<[^>]*>|[^<]+/g, (part, slash?: string, letter?: string) => {
    const script = open.at(-1);
    if (letter === undefined)
      return part.startsWith('<') || !script ? part : plainScript(part, script);
    if (slash) open.pop();
    else open.push(letter === 'p' ? 'super' : 'sub');
    return '';
  });
}

function cleanOnce(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS)
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(FOREIGN_BREAK, '<br>')
    .replace(/<br \/>/g, '<br>');
  return plainScripts(dropBareTags(clean));
}

/** Far more than any real text has. Each tag, entity or line break takes microseconds to clean. */
const MAX_MARKUP = 20_000;

export function hasTooMuchMarkup(html: string): boolean {
  return html.split(/[<>&\r\v\f\u0085\u2028\u2029]/, MAX_MARKUP).length === MAX_MARKUP;
}

/**
 * Normalizes the text between tags only: a mark after `>` would combine with it into one character.
 */
function normalizeText(cleanHtml: string): string {
  return cleanHtml.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : normalize(cleanLines(part), 'NFC'),
  );
}

/**
 * Makes a description safe to store and show. The result has only what the editor can produce
 * (`contract/postHtml.ts`), and its text is cleaned and in NFC. A clean description comes back byte
 * for byte, except for line breaks, which browsers normalise when they send a form.
 */
export function cleanDescription(html: string): string {
  // The second pass is needed because removing an element can put two others together of which one
  // closes the other.
  return normalizeText(cleanOnce(cleanOnce(html)));
}
