import { readClipboard } from '../../../../../src/client/features/posts/editor/converters/clipboard';
import { contentToHtml } from '../../../../../src/client/features/posts/editor/converters/contentToHtml';
import { blocksToContent } from '../../../../../src/client/features/posts/editor/converters/htmlToContent';

const read = (html: string, slice = '') =>
  contentToHtml(blocksToContent(readClipboard({ html, slice }).blocks));

const WORD_COMMENT = `<p class=MsoNormal><a style="mso-comment-reference:AB_1;mso-comment-date:20261127T1000">Evacuate
at once</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span>.</p><div style='mso-element:comment-list'><hr
class=msocomoff size=1><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p
class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[AB1]</a>Do not publish</p></div></div></div>`;

const DOCS_COMMENT = `<p>Evacuate at once<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.</p><div
style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Do not
publish</span></p><p>at all</p></div>`;

test.each([
  [
    'deleted text of Word',
    '<p class=MsoNormal>At Hpa-an: <del cite="mailto:E" datetime="2026-11-27T10:00"><span class=msoDel>750</span></del><ins cite="mailto:E"><span class=msoIns>810</span></ins> cm</p>',
    '<p>At Hpa-an: 810 cm</p>',
  ],
  ['deleted text by its class alone', '<p>a<span class=msoDel>b</span></p>', '<p>a</p>'],
  [
    'moved text',
    '<p>a<span class="msoMoveFrom">b</span></p><p><ins>b</ins></p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'deleted text of Word on the web',
    '<p>a<span class="TrackChangeTextDeletion TrackedChange"><span>b</span></span></p>',
    '<p>a</p>',
  ],
  ['deleted paragraphs', '<del><p>a</p></del><p>b</p>', '<p>b</p>'],
  ['comments of Word', WORD_COMMENT, '<p>Evacuate at once.</p>'],
  ['comments of spreadsheets', '<p>a</p><div style="mso-element: comment">b</div>', '<p>a</p>'],
  ['comments of Google Docs', DOCS_COMMENT, '<p>Evacuate at once.</p>'],
  [
    'a comment of Google Docs beside the text',
    '<div><p>a</p><p><a href="https://x.org/d#cmnt_ref1">[a]</a> b</p></div>',
    '<p>a</p>',
  ],
  [
    'comments of LibreOffice',
    '<p>Evacuate<!-- Do not publish --> at once</p>',
    '<p>Evacuate at once</p>',
  ],
])('leaves out %s', (_, html, expected) => expect(read(html)).toBe(expected));

test.each([
  ['Word and web pages', '<p><s>12</s> 3</p>'],
  ['LibreOffice', '<p><strike>12</strike> 3</p>'],
  [
    'Google Docs',
    '<b style="font-weight:normal"><p><span style="text-decoration:line-through">12</span><span> 3</span></p></b>',
  ],
])('keeps text that its author has struck out in %s', (_, html) =>
  expect(read(html)).toBe('<p><s>12</s> 3</p>'),
);

const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`;

test.each([
  [
    'goes on after a paragraph',
    `${wordItem('4.', 'a')}${wordItem('5.', 'b')}<p>c</p>${wordItem('6.', 'd')}`,
    '<ol start="4"><li>a</li><li>b</li></ol><p>c</p><ol start="6"><li>d</li></ol>',
  ],
  [
    'has Burmese digits',
    `${wordItem('(၂)', 'a')}${wordItem('(၃)', 'b')}`,
    '<ol start="2" style="list-style-type:myanmar"><li>a</li><li>b</li></ol>',
  ],
  ['has several levels', `${wordItem('2.3.', 'a')}`, '<ol start="3"><li>a</li></ol>'],
  ['has letters', `${wordItem('b)', 'a')}`, '<ol><li>a</li></ol>'],
])('reads the numbers of a list of Word that %s', (_, html, expected) =>
  expect(read(html)).toBe(expected),
);

test.each([
  ['<p>10<sup>3</sup> CO<sub>2</sub> <b style="vertical-align:super">n</b></p>', []],
  ['<p>၁၀<sup>၃</sup></p>', ['superscript or subscript']],
  ['<p>1<span style="vertical-align:super">st</span></p>', ['superscript or subscript']],
  ['<ol style="list-style-type:lower-alpha"><li>a</li></ol>', ['letters as list numbers']],
  ['<ol><li style="list-style-type:upper-roman"><p>a</p></li></ol>', ['letters as list numbers']],
  [wordItem('iv.', 'a'), ['letters as list numbers']],
  [wordItem('က။', 'a'), ['letters as list numbers']],
  ['<ol start="4"><li style="font-family:times new roman">a</li></ol>', []],
])('of %s names what is lost: %j', (html, lost) =>
  expect(readClipboard({ html, slice: '' }).lost).toEqual(lost),
);

/** Deletes the marked parts of a text as suggestions of Google Docs. */
function sliceOf(marked: string): string {
  const suggestions: (string[] | null)[] = [];
  let text = '';
  for (const part of marked.split(/([[\]])/)) {
    if (part === '[' || part === ']') suggestions[text.length] = part === '[' ? ['s.1'] : [];
    else text += part;
  }
  const all = Array.from({ length: text.length }, (_, at) => suggestions[at] ?? null);
  const resolved = { dsl_spacers: text, dsl_suggesteddeletions: { sgsl_sugg: all } };
  return JSON.stringify({ data: JSON.stringify({ resolved }) });
}

test.each([
  ['in one run', '<p>Level: 750810 cm</p>', 'Level: [750]810 cm\n', '<p>Level: 810 cm</p>'],
  [
    'across runs and paragraphs',
    '<p><span>a b</span><b>c</b></p><p>d <i>e</i></p>',
    'a [bc\nd ]e\n',
    '<p>a</p><p><em>e</em></p>',
  ],
  [
    'beside text that is only in the HTML',
    '<p>a<span>@Person</span>bc</p>',
    'a\uE907b[c]\n',
    '<p>a@Personb</p>',
  ],
])('leaves out suggested deletions of Google Docs %s', (_, html, marked, expected) =>
  expect(read(html, sliceOf(marked))).toBe(expected),
);

test.each(['', '{', 'null', '{"data":"1"}', '{"data":"{\\"resolved\\":{\\"dsl_spacers\\":1}}"}'])(
  'reads the text without suggestions if there are none in %j',
  (slice) => expect(read('<p>rain</p>', slice)).toBe('<p>rain</p>'),
);
