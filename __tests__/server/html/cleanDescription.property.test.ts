import fc from 'fast-check';
import { ALIGNABLE_TAGS, POST_HTML_TAGS } from '../../../src/contract/postHtml';
import { cleanDescription } from '../../../src/server/html/cleanDescription';
import { CLEAN_HTML } from '../../helpers/server/cleanHtml';

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

it('keeps only what a description may contain of any markup, and is idempotent', () =>
  fc.assert(
    fc.property(soup, (html) => {
      const clean = cleanDescription(html);
      expect(clean).toMatch(CLEAN_HTML);
      expect(cleanDescription(clean)).toBe(clean);
    }),
    { numRuns: 1000 },
  ));
