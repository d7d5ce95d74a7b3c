import { htmlToContent } from '../../../../../src/client/features/posts/editor/converters/htmlToContent';
import { textToHtml } from '../../../../../src/client/features/posts/editor/converters/plainText';

test.each([
  ['', ''],
  ['မိုး', '<p>မိုး</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['rain\n\nwind', '<p>rain</p><p><br></p><p>wind</p>'],
  ['rain\r\nwind', '<p>rain</p><p>wind</p>'],
  ['two  spaces', '<p>two\u00A0 spaces</p>'],
])('converts %j to %j', (text, html) => expect(textToHtml(text)).toBe(html));

it('is reverted by reading the text back', () => {
  const text = ' မိုးလေဝသ  သတိပေးချက်\n\n<b> & "wind"\n';
  expect(htmlToContent(textToHtml(text)).getPlainText('\n')).toBe(text);
});
