import sanitizeHtml from 'sanitize-html';
import {
  ALIGNABLE_TAGS,
  ALIGNMENTS,
  LINK_SCHEMES,
  POST_HTML_TAGS,
  TEXT_COLORS,
} from '../../contract/postHtml';

/** Elements whose content is no text of the description either, and goes with them. */
const DROPPED_WHOLE = [
  'script style template noscript noembed noframes title xmp plaintext textarea select option',
  'iframe frameset object applet embed svg math canvas audio video datalist',
].flatMap((line) => line.split(' '));

/** Deeper than lists in lists go. */
const DEEPEST = 32;

const ALIGNED = ALIGNMENTS.map((alignment) => `text-align:${alignment}`);
const COLOURED = Object.values(TEXT_COLORS).map((colour) => `color:${colour}`);
const ADDRESS = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):[^\\s\\p{Cc}]+$`, 'iu');

/** This attribute, where it has a value, and no other. */
function only(name: string, value?: string): sanitizeHtml.Attributes {
  return value === undefined ? {} : { [name]: value };
}

/** Makes a transformation that keeps one of these declarations in a style. */
function keepingStyle(allowed: readonly string[]): sanitizeHtml.Transformer {
  return (tagName, { style = '' }) => {
    const declarations = style.split(';').map((text) => text.replace(/\s/g, '').toLowerCase());
    const kept = declarations.filter((declaration) => allowed.includes(declaration)).at(-1);
    return { tagName, attribs: only('style', kept) };
  };
}

/** The library itself lets addresses without a scheme pass, which lead into this site. */
const keepingAddress: sanitizeHtml.Transformer = (tagName, { href = '' }) => {
  const address = href.trim();
  return { tagName, attribs: only('href', ADDRESS.test(address) ? address : undefined) };
};

const forEachAlignable = <T>(value: T) =>
  Object.fromEntries(ALIGNABLE_TAGS.map((tag) => [tag, value]));

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...POST_HTML_TAGS],
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: DEEPEST,
  allowedAttributes: { ...forEachAlignable(['style']), span: ['style'], a: ['href'] },
  allowedSchemes: [...LINK_SCHEMES],
  parseStyleAttributes: false,
  transformTags: {
    ...forEachAlignable(keepingStyle(ALIGNED)),
    span: keepingStyle(COLOURED),
    a: keepingAddress,
    b: 'strong',
    i: 'em',
  },
};

/**
 * Takes out links that lead nowhere and spans without a colour, and leaves what they hold. It
 * expects what the library gives, which is well-formed.
 */
function dropBareTags(html: string): string {
  const kept: boolean[] = [];
  return html.replace(/<(\/?)(?:a|span)( [^>]*)?>/g, (tag, slash: string, attributes?: string) => {
    if (!slash) kept.push(attributes !== undefined);
    return (slash ? kept.pop() : attributes) ? tag : '';
  });
}

function cleanOnce(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS)
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/<br \/>/g, '<br>');
  return dropBareTags(clean);
}

/** Far more than any real text has. Cleaning a tag, an entity or a line break takes microseconds. */
const MAX_MARKUP = 20_000;

/** Whether cleaning a description would take too long. */
export function hasTooMuchMarkup(html: string): boolean {
  return html.split(/[<>&\r]/, MAX_MARKUP).length === MAX_MARKUP;
}

/**
 * A description as it may be stored and shown: what the editor can produce (`contract/postHtml.ts`)
 * and nothing else. What is clean already comes back byte for byte, but for line breaks, which
 * browsers write in their own way when they send a form.
 */
export function cleanDescription(html: string): string {
  // Twice, because elements may meet that end each other, once what stood between them is gone.
  return cleanOnce(cleanOnce(html));
}
