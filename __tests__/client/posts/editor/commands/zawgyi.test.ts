import * as zawgyi from '../../../../../src/contract/zawgyi';
import { undo } from '../../../../../src/client/features/posts/editor/commands/keys';
import { convertSelectedZawgyi } from '../../../../../src/client/features/posts/editor/commands/zawgyi';
import { editorWith, htmlOf } from '../editorStates';

const convert = convertSelectedZawgyi(zawgyi);

it.each([
  [
    '<h2>မုန္တိုင္း<em>သတိေပးခ်က္</em></h2><p style="text-align:center">ရွာ</p>',
    '<h2>မုန်တိုင်း<em>သတိပေးချက်</em></h2><p style="text-align:center">ရွာ</p>',
  ],
  [
    '<ul><li><a href="https://example.org/">စစ္ေတြၿမိဳ႔</a><ul><li><strong>ေမာ္လၿမိဳင္</strong></li></ul></li></ul>',
    '<ul><li><a href="https://example.org/">စစ်တွေမြို့</a><ul><li><strong>မော်လမြိုင်</strong></li></ul></li></ul>',
  ],
  // A format that starts within a syllable, whose signs have a different order in Unicode.
  ['<p>ေရႀကီးေ<strong>ရလ်ွံမႈ</strong></p>', '<p>ရေကြီး<strong>ရေလျှံမှု</strong></p>'],
  ['<p>ကမ<u>္းရိုးတန္းေဒသမ်ားတြင္</u></p>', '<p>က<u>မ်းရိုးတန်းဒေသများတွင်</u></p>'],
  ['<p>Rain<br>ငလ်င္လႈပ္ခတ္မႈ<br>ရွာ</p>', '<p>Rain<br>ငလျင်လှုပ်ခတ်မှု<br>ရွာ</p>'],
  [
    '<p>မြစ်ရေမြင့်တက်နေသည် <em>ေရႀကီးမႈ</em> သတိေပးခ်က္</p>',
    '<p>မြစ်ရေမြင့်တက်နေသည် <em>ရေကြီးမှု</em> သတိပေးချက်</p>',
  ],
])('keeps the formats of %j', (before, after) => {
  const state = convert(editorWith(before, [0, 3]));
  expect(htmlOf(state)).toBe(after);
  expect(htmlOf(undo(state))).toBe(before);
});

it('keeps the caret in the text', () => {
  const text = 'မုန္တိုင္းသတိေပးခ်က္';
  const state = convert(editorWith(`<p>${text}</p>`, [0, text.length]));
  const { length } = state.getCurrentContent().getPlainText();
  expect(state.getSelection().getFocusOffset()).toBeLessThanOrEqual(length);
});
