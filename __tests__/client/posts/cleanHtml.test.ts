import { cleanHtml } from '../../../src/client/features/posts/cleanHtml';
import { ALIGNMENTS, POST_HTML_TAGS, TEXT_COLORS } from '../../../src/contract/postHtml';

function clean(html: string) {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box;
}

const REL = 'target="_blank" rel="noopener noreferrer nofollow"';

it.each(POST_HTML_TAGS)('keeps <%s>, which the editor produces', (tag) =>
  expect(clean(`<${tag}>မိုး</${tag}>`).querySelector(tag)).not.toBeNull(),
);

it.each(ALIGNMENTS)('turns the alignment %s into a class', (alignment) => {
  const { innerHTML } = clean(`<p style="text-align:${alignment}">a</p>`);
  expect(innerHTML).toBe(`<p class="post-align-${alignment}">a</p>`);
});

it.each(Object.entries(TEXT_COLORS))('turns the colour %s into a class', (name, color) => {
  const { innerHTML } = clean(`<p><span style="color: ${color.toUpperCase()};">a</span></p>`);
  expect(innerHTML).toBe(`<p><span class="post-color-${name}">a</span></p>`);
});

it.each([
  ['a colour that is not ours', '<span style="color:#123456">a</span>', '<span>a</span>'],
  ['the colour of the ground', '<span style="background-color:#b3261e">a</span>', '<span>a</span>'],
  ['any other style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['classes and ids', '<p class="MuiDialog-root" id="main" name="x">a</p>', '<p>a</p>'],
  ['data and roles', '<p data-x="1" role="alert" aria-label="x">a</p>', '<p>a</p>'],
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a style sheet', 'a<style>p { color: red }</style>b', 'ab'],
  ['a frame', 'a<iframe src="https://example.org"></iframe>b', 'ab'],
  ['a plug-in', 'a<object data="x"></object><embed src="x">b', 'ab'],
  ['a form', '<form action="https://example.org"><input value="x"><p>a</p></form>', '<p>a</p>'],
  ['what would move the page', '<base href="//x"><meta http-equiv="refresh" content="0">a', 'a'],
  ['a drawing with a handler', '<svg onload="alert(1)"><script>x</script></svg>a', 'a'],
  ['formulas that hide markup', '<math><mtext><style><img onerror=x></style></mtext></math>a', 'a'],
  ['sound and film', '<video src="https://example.org/x"></video><audio src="x"></audio>a', 'a'],
  ['a comment', 'a<!-- <p>b</p> -->c', 'ac'],
])('drops %s', (_, html, kept) => expect(clean(html).innerHTML).toBe(kept));

it.each([
  ['https://example.org/rain?a=1&amp;b=2'],
  ['http://example.org'],
  ['mailto:help@example.org'],
  ['tel:+95199'],
])('opens %s in a new tab', (href) =>
  expect(clean(`<a href="${href}" target="_self">a</a>`).innerHTML).toBe(
    `<a href="${href}" ${REL}>a</a>`,
  ),
);

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java&#10;script:alert(1)',
  '&#1;javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'intent://x',
])('removes the target of %s', (href) =>
  expect(clean(`<a href="${href}">a</a>`).innerHTML).toBe('<a>a</a>'),
);

it('keeps an image of its own host, without handlers', () => {
  const { innerHTML } = clean(
    '<img src="/api/images/a.webp" alt="Map" onerror="x" srcset="//x 2x">',
  );
  expect(innerHTML).toBe('<img src="http://localhost/api/images/a.webp" alt="Map">');
});

it.each([
  'https://example.org/x.png',
  '//example.org/x.png',
  '/\t/example.org',
  'data:image/png,x',
  '',
])('keeps only the alternative text of the image %j', (src) =>
  expect(clean(`a <img src="${src}" alt="Map"> b`).innerHTML).toBe('a Map b'),
);

it('keeps the numbers of lists', () => {
  const { innerHTML } = clean(
    '<ol start="4" style="list-style-type:myanmar"><li value="6">a</li></ol><ol type="a"></ol>',
  );
  expect(innerHTML).toBe(
    '<ol start="4" class="post-numbers-burmese"><li value="6">a</li></ol><ol type="a"></ol>',
  );
});

it.each(['s', 'del', 'strike'])('keeps the line through a text by <%s>', (tag) =>
  expect(clean(`<${tag}>a</${tag}>`).innerHTML).toBe(`<${tag}>a</${tag}>`),
);

it('keeps the line through a text by a style', () =>
  expect(clean('<span style="text-decoration:line-through">a</span>').innerHTML).toBe(
    '<span class="post-struck">a</span>',
  ));

it('keeps the HTML of other servers readable', () => {
  const table = '<table><tbody><tr><td colspan="2">1</td><td>2</td></tr></tbody></table>';
  expect(clean(`${table}<div><b>a</b></div><center>b</center>`).innerHTML).toBe(
    `${table}<div><b>a</b></div>b`,
  );
});

it.each([
  [
    [1, 2, 2, 3],
    [3, 4, 4, 5],
  ],
  [
    [3, 4, 2],
    [3, 4, 3],
  ],
  [
    [1, 6, 1],
    [3, 4, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [3, 4, 5, 6, 6, 6],
  ],
])('shows the headings %j at the levels %j beneath the title', (ranks, levels) => {
  const html = ranks.map((rank) => `<h${rank}>a</h${rank}>`).join('');
  const shown = [...clean(html).children].map((heading) => heading.getAttribute('aria-level'));
  expect(shown).toEqual(levels.map(String));
});

it('makes wide code scrollable by keyboard', () =>
  expect(clean('<pre>a  b</pre>').innerHTML).toBe('<pre tabindex="0">a  b</pre>'));
