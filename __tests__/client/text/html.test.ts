import { parseHtml, quietHtml } from '../../../src/client/shared/text/html';

it.each([
  ['a style', '<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  ['a handler', '<img src=x onerror=alert(1)>', '<img src=x data-onerror=alert(1)>'],
  ['capitals and spaces', "<P STYLE = 'x'>a", "<P data-STYLE = 'x'>a"],
  ['what follows a quote', '<p class="a"style="b">', '<p class="a"data-style="b">'],
  ['what follows a slash', '<svg/onload=x>', '<svg/data-onload=x>'],
  ['what follows a > in quotes', '<p title="a>b" style="c">', '<p title="a>b" data-style="c">'],
])('sets %s aside', (_, html, quiet) => expect(quietHtml(html)).toBe(quiet));

it.each([
  ['text', 'on = 1, style="x" and 3 < 4 style="x" > 2'],
  ['a text between tags', '<p>style="x" on=1</p>'],
  ['a value', '<a href="https://example.org/onsale=1?style=2" title=\'a style="b"\'>'],
  ['other elements', '<basefont><styled>a</styled>'],
  ['other names', '<p data-style="a" stylesheet="b" class="on">'],
])('leaves %s alone', (_, html) => expect(quietHtml(html)).toBe(html));

it.each([
  ['a style sheet', 'a<style media="all">p { color: red }</STYLE >b', 'ab'],
  ['one that never ends', 'a<style>p { color: red }', 'a'],
  ['a base address', 'a<base href="https://example.org">b', 'ab'],
  ['nothing of a value', '<p title="<style>">a</p>', '<p title="<style>">a</p>'],
])('removes %s', (_, html, quiet) => expect(quietHtml(html)).toBe(quiet));

it('parses into a document beside the page', () => {
  const parsed = parseHtml('<p style="color:red">a</p>');
  expect(parsed).not.toBe(document);
  expect(parsed.querySelector('p')?.getAttribute('data-style')).toBe('color:red');
});
