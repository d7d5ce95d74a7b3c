import fc from 'fast-check';
import {
  ALIGNABLE_TAGS,
  ALIGNMENTS,
  POST_HTML_TAGS,
  TEXT_COLORS,
} from '../../../src/contract/postHtml';
import { cleanDescription } from '../../../src/server/html/cleanDescription';
import { plainText, wholeText } from '../../../src/server/html/plainText';

const anyOf = (values: readonly string[]) => `(?:${values.join('|')})`;
const blocks = anyOf(ALIGNABLE_TAGS);
const others = anyOf(POST_HTML_TAGS.filter((tag) => !['a', 'span'].includes(tag)));

const PARTS = [
  '[^<>&]',
  '&(?:amp|lt|gt|quot);',
  `<${others}>`,
  `</${anyOf(POST_HTML_TAGS.filter((tag) => tag !== 'br'))}>`,
  `<${blocks} style="text-align:${anyOf(ALIGNMENTS)}">`,
  '<ol(?: start="-?\\d{1,9}")?(?: style="list-style-type:myanmar")?>',
  `<span style="color:${anyOf(Object.values(TEXT_COLORS))}">`,
  '<a href="(?:https?|mailto|tel):[^"<>\\s]+">',
];

/** Matches a sanitized description. None of its parts can run or load anything. */
const CLEAN_HTML = new RegExp(`^(?:${PARTS.join('|')})*$`, 'i');

/** Everything that the editor can produce. */
const PRODUCED = [
  '<p>မိုးလေဝသ <strong>သတိပေးချက်</strong></p>',
  '<h1>a</h1><h2>a</h2><h3>a</h3><h4>a</h4><h5>a</h5><h6>a</h6>',
  '<p style="text-align:center">a</p><h2 style="text-align:right">b</h2>',
  '<blockquote style="text-align:justify">a</blockquote>',
  '<ul><li>a<ol><li style="text-align:center">b</li></ol></li></ul>',
  '<pre>if (a &lt; b &amp;&amp; c &gt; d)\n\treturn "e";</pre>',
  '<ol start="4"><li>a</li></ol><ol start="-1" style="list-style-type:myanmar"><li>b</li></ol>',
  '<p><strong><em><u><s>a</s></u></em></strong><br><br></p>',
  '<p><span style="color:#b3261e">a <em>b</em></span></p>',
  '<p><a href="https://example.org/a?b=1&amp;c=%20#d">a</a></p>',
  '<p><a href="mailto:a@example.org">a</a> <a href="tel:+95123">b</a></p>',
  '<p>\u00A0two  blanks and မိုး\u200Bကြီး and "quotes" &amp;nbsp;</p>',
];

it.each(PRODUCED)('keeps what the editor produces: %s', (html) =>
  expect(cleanDescription(html)).toBe(html),
);

it.each([
  ['an address of our own', '<a href="/api/logout">x</a>', 'x'],
  ['an address without a scheme', '<a href="//evil.example/a">x</a>', 'x'],
  ['an address with a blank in its host', '<a href="https://a b">x</a>', 'x'],
  [
    'an address with blanks in its path',
    '<a href="https://a.org/my file.pdf">x</a>',
    '<a href="https://a.org/my%20file.pdf">x</a>',
  ],
  [
    'a phone number with blanks',
    '<a href=" tel:+95&nbsp;1 234">x</a>',
    '<a href="tel:+95%C2%A01%20234">x</a>',
  ],
  ['a link inside a link to nowhere', '<a>x<a href="tel:1">y</a></a>', 'x<a href="tel:1">y</a>'],
  ['a span without a colour', '<span class="a">x <span>y</span></span>', 'x y'],
  ['a colour beside the palette', '<span style="color:#fff">x</span>', 'x'],
  ['a colour on a paragraph', '<p style="color:#b3261e">x</p>', '<p>x</p>'],
  [
    'an alignment on a span',
    '<span style="text-align:center;color:#b3261e">x</span>',
    '<span style="color:#b3261e">x</span>',
  ],
  [
    'other styles',
    '<p style="position:fixed; TEXT-ALIGN : Center !important; text-align: right;">x</p>',
    '<p style="text-align:right">x</p>',
  ],
  ['an alignment to the start', '<p style="text-align:left">x</p>', '<p>x</p>'],
  ['bold and italic by their looks', '<b>x</b> <i>y</i>', '<strong>x</strong> <em>y</em>'],
  ['other elements', '<div><font>x</font><code>y</code></div>', 'xy'],
  [
    'struck-out text by its looks',
    '<del cite="a">x</del><strike>y</strike><span style="text-decoration: line-through">z</span>',
    '<s>x</s><s>y</s><s>z</s>',
  ],
  ['raised and lowered characters', '10<sup>3</sup> <sub><b>2</b></sub>', '10³ <strong>₂</strong>'],
  ['those that Unicode lacks', '၁၀<sup>၃</sup> 1<sup>st</sup> <sup>&lt;</sup>', '၁၀^၃ 1st &lt;'],
  ['a list that begins with 1', '<ol start="1" type="a"><li>x</li></ol>', '<ol><li>x</li></ol>'],
  ['a number as browsers read it', '<ol start=" +04x"></ol>', '<ol start="4"></ol>'],
  ['a number that is none', '<ol start="x"></ol><ul start="3"></ul>', '<ol></ol><ul></ul>'],
  [
    'Burmese numbers by another name',
    '<ol style="color:red;LIST-STYLE: burmese inside"></ol>',
    '<ol style="list-style-type:myanmar"></ol>',
  ],
  ['a table', '<table><tr><td>x</td></tr></table>', 'x'],
  ['other attributes', '<p id="a" class="b" onclick="c" data-d="e" dir="rtl">x</p>', '<p>x</p>'],
  ['a comment', 'x<!-- y --><!doctype html>', 'x'],
  ['what is not closed', '<p><strong>x', '<p><strong>x</strong></p>'],
  ['what is not opened', 'x</strong></div>', 'x'],
  ['line breaks of slides', '<p>a\vb&#8232;c</p>', '<p>a<br>b<br>c</p>'],
  ['what nobody sees', '<p>\u202Ea&#8203;b&shy;</p>', '<p>ab</p>'],
  ['line breaks of other systems', '<pre>a\r\nb\rc</pre>', '<pre>a\nb\nc</pre>'],
  ['control characters', '<p>a\u0000\u0008&#1;\tb</p>', '<p>a\tb</p>'],
])('tidies %s', (_case, html, expected) => expect(cleanDescription(html)).toBe(expected));

// `contract/postHtml` tests more addresses.
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.gif">',
  '<p onmouseover=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p style="background:url(https://evil.example/a)">x</p>',
  '<p style="text-align:center;background:url(javascript:alert(1))">x</p>',
  '<span style="color:#b3261e;behavior:url(x)">x</span>',
  '<span style="color:expression(alert(1))">x</span>',
  '<p style="text-align:center&quot; onclick=&quot;alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://x/&quot; onclick=&quot;alert(1)">x</a>',
  '<a href=\'https://x/"onclick="alert(1)\'>x</a>',
  '<a xlink:href="javascript:alert(1)" href="https://x" target="_top" ping="//evil">x</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
  '<style><a title="</style><img src=x onerror=alert(1)>"></style>',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)">alert(1)</iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>">alert(1)</object>',
  '<embed src="https://evil.example/x.swf">',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<base href="https://evil.example/"><a href="x">x</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<form action="https://evil.example"><input name=a><button formaction=x>x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>x</body>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p title="`<img src=x onerror=alert(1)>`">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  '<\u0000script>alert(1)</\u0000script>',
  '<a\u000Bhref="javascript:alert(1)">x</a>',
  '<p is="x-a" slot="b">x</p>',
  '<x-script><y:z onclick=alert(1)>x</y:z></x-script>',
  '<__proto__>x</__proto__><constructor>x</constructor>',
];

it.each(HOSTILE)('leaves nothing but harmless markup and text of %j', (html) => {
  const clean = cleanDescription(html);
  expect(clean).toMatch(CLEAN_HTML);
  expect(cleanDescription(clean)).toBe(clean);
});

it.each(['script', 'style', 'iframe', 'svg', 'math', 'noscript', 'textarea', 'template', 'object'])(
  'drops %s with its content',
  (tag) =>
    expect(cleanDescription(`<p>a</p><${tag}>hidden</${tag}><p>b</p>`)).toBe('<p>a</p><p>b</p>'),
);

it('nests at most 32 elements', () => {
  const html = cleanDescription('<blockquote>'.repeat(500) + 'x');
  expect(html.split('<blockquote>')).toHaveLength(33);
  expect(html).toMatch(CLEAN_HTML);
});

it.each([
  ['<h2>Rain</h2><p>and <strong>wi</strong>nd</p>', 'Rain\nand wind'],
  ['<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>', 'one\ntwo\nthree'],
  ['<p>a<br>b</p><pre>c\nd</pre><blockquote>e</blockquote>', 'a\nb\nc\nd\ne'],
  ['<p>a &lt;b&gt; &amp;lt; <a href="https://x/?a&gt;b">c</a></p>', 'a <b> &lt; c'],
  ['<p style="text-align:center">မိုး<u>လေ</u>ဝသ</p>', 'မိုးလေဝသ'],
  ['<p><br></p>', ''],
  ['<p>3 <s>12 <em>people</em></s> missing</p><ul><li><s>x</s></li></ul>', '3 missing'],
])('finds in %j the text that it shows', (html, text) => expect(plainText(html)).toBe(text));

it.each([
  [
    '<p>On <a href="https://a.org/b?c=1&amp;d=2">this map</a>, <a href="tel:+95%201%20199">call</a>.</p>',
    'On this map (https://a.org/b?c=1&d=2), call (+95 1 199).',
  ],
  ['<p><a href="mailto:a%40b.org?subject=x">us</a></p>', 'us (a@b.org)'],
  [
    '<p><a href="https://a.org/">a.org</a> <a href="tel:+951199">+95 1-199</a></p>',
    'a.org +95 1-199',
  ],
  ['<p><a href="tel:191">၁၉၁</a> <a href="mailto:a@b.org">To A@b.org</a></p>', '၁၉၁ To A@b.org'],
  ['<p><a href="https://a.org"><s>x</s></a><s><a href="https://b.org">y</a></s></p>', ''],
  [
    '<ol start="4"><li>a<ul><li>b</li></ul></li><li><s>c</s></li><li>d</li></ol>',
    '4. a\n- b\n6. d',
  ],
  ['<ol start="9" style="list-style-type:myanmar"><li>a</li><li>b</li></ol>', '၉. a\n၁၀. b'],
  ['<p>a</p><p><br></p><p>%E0%A4%A <a href="tel:%E0">b</a></p>', 'a\n%E0%A4%A b (%E0)'],
])('reads %j in whole', (html, text) => expect(wholeText(html)).toBe(text));

it('normalizes text to NFC tag by tag, but not addresses', () => {
  const [dotLast, dotFirst] = ['\u103A\u1037', '\u1037\u103A'];
  const html = (marks: string) => `<p>\u0338<a href="https://x/e\u0301">အော${marks}</a></p>`;
  expect(cleanDescription(html(dotLast))).toBe(html(dotFirst));
});

/** Fragments of markup in random order. */
const soup = fc
  .array(
    fc.oneof(
      fc
        .constantFrom(
          ...POST_HTML_TAGS,
          'sup',
          'sub',
          'del',
          'script',
          'svg',
          'math',
          'style',
          'b',
          'table',
          'textarea',
        )
        .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} `, `<${tag}/>`, tag)),
      fc
        .constantFrom(...ALIGNABLE_TAGS)
        .map((tag) => `<${tag} style="text-align:right" onclick=x>`),
      fc.constantFrom(
        ...['<a href="https://x">', '<a href="javascript:x">', '<a href="java\nscript&colon;x">'],
        ...['<a href="https://x/my file.pdf">', '<a href=" tel:+95\t1 234\u00A0">'],
        '<span style="color:#b3261e">',
      ),
      fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#60;', '&amp;lt;', '&', ';'),
      fc.constantFrom('\u0000', '<', '>', '"', "'", '=', '/', ' ', '\r\n', 'x'),
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
