import fc from 'fast-check';
import {
  ALIGNABLE_TAGS,
  ALIGNMENTS,
  HEADINGS,
  LINK_SCHEMES,
  POST_HTML_TAGS,
  TEXT_COLORS,
} from '../../../src/contract/postHtml';
import { cleanDescription } from '../../../src/server/html/cleanDescription';
import { CLEAN_HTML } from '../../helpers/server/cleanHtml';

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const text = fc
  .string({ unit: fc.constantFrom(...'abé ၂မိုးေ\u00A0\n\t"\'<>&;#=/', 'က\u200Bက'), maxLength: 12 })
  .map(escape);

const style = fc.constantFrom('', ...ALIGNMENTS.map((value) => ` style="text-align:${value}"`));
const around = (open: string, close: string) => (content: string) => open + content + close;

const address = fc
  .tuple(fc.constantFrom(...LINK_SCHEMES), fc.stringMatching(/^[\w/?&.%#"'<>=-]{1,12}$/))
  .map(([scheme, rest]) => `${scheme}:${escape(rest).replace(/"/g, '&quot;')}`);

const wrapper = fc.oneof(
  fc.constantFrom('strong', 'em', 'u').map((tag) => around(`<${tag}>`, `</${tag}>`)),
  fc
    .constantFrom(...Object.values(TEXT_COLORS))
    .map((colour) => around(`<span style="color:${colour}">`, '</span>')),
  address.map((href) => around(`<a href="${href}">`, '</a>')),
);

/** A line as the editor writes it. */
const line = fc
  .array(
    fc.oneof(
      text,
      fc.constant('<br>'),
      fc.tuple(wrapper, text).map(([wrap, part]) => wrap(part)),
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));

const block = fc
  .tuple(fc.constantFrom('p', 'blockquote', ...HEADINGS), style, line)
  .map(([tag, attribute, content]) => `<${tag}${attribute}>${content}</${tag}>`);

const list = fc
  .tuple(
    fc.constantFrom('ul', 'ol'),
    fc.array(fc.tuple(style, line), { minLength: 1, maxLength: 3 }),
  )
  .map(([tag, items]) => {
    const html = items.map(([attribute, content]) => `<li${attribute}>${content}</li>`).join('');
    return `<${tag}>${html}<li>x<${tag}>${html}</${tag}></li></${tag}>`;
  });

const description = fc
  .array(fc.oneof(block, list, text.map(around('<pre>', '</pre>'))), { maxLength: 5 })
  .map((parts) => parts.join(''));

/** Fragments of markup in random order. */
const soup = fc
  .array(
    fc.oneof(
      fc
        .constantFrom(...POST_HTML_TAGS, 'script', 'svg', 'math', 'style', 'b', 'table', 'textarea')
        .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} `, `<${tag}/>`, tag)),
      fc
        .constantFrom(...ALIGNABLE_TAGS)
        .map((tag) => `<${tag} style="text-align:right" onclick=x>`),
      fc.constantFrom(
        '<a href="https://x">',
        '<a href="javascript:x">',
        '<a href="java\nscript&colon;x">',
        '<a href="https://x/my file.pdf">',
        '<a href=" tel:+95\t1 234\u00A0">',
        '<span style="color:#b3261e">',
      ),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&lt;',
        '&#60;',
        '&amp;lt;',
        '&',
        ';',
        '\u0000',
      ),
      fc.constantFrom('<', '>', '"', "'", '=', '/', ' ', '\r\n', 'x'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

it('keeps every description of the editor byte for byte', () => {
  fc.assert(
    fc.property(description, (html) => {
      expect(cleanDescription(html)).toBe(html);
    }),
  );
});

it('leaves of any markup only what a description may contain, and is idempotent', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const clean = cleanDescription(html);
      expect(clean).toMatch(CLEAN_HTML);
      expect(cleanDescription(clean)).toBe(clean);
    }),
    { numRuns: 1000 },
  );
});
