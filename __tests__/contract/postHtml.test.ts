import { linkAddress } from '../../src/contract/postHtml';

test.each([
  ['https://example.org/my file.pdf', 'https://example.org/my%20file.pdf'],
  [
    'https://example.org/a?b=heavy rain#to the sea',
    'https://example.org/a?b=heavy%20rain#to%20the%20sea',
  ],
  ['https://example.org/မိုး ရွာ', 'https://example.org/မိုး%20ရွာ'],
  ['https://example.org/a\u00A0b\u3000c', 'https://example.org/a%C2%A0b%E3%80%80c'],
  ['https://example.org/my%20file.pdf', 'https://example.org/my%20file.pdf'],
  ['tel:+95 1 234', 'tel:+95%201%20234'],
  ['mailto:a@b.org?subject=Heavy rain', 'mailto:a@b.org?subject=Heavy%20rain'],
  ['\n https://example.org/a\r\n\tb \n', 'https://example.org/ab'],
  ['HTTPS://Example.org', 'HTTPS://Example.org'],
  ['https:\\\\example.org\\a b', 'https:\\\\example.org\\a%20b'],
  ['ht\ntps://example.org', 'https://example.org'],
])('reads %j as browsers do', (href, address) => {
  expect(linkAddress(href)).toBe(address);
  expect(linkAddress(address)).toBe(address);
  expect(new URL(address).href).toBe(new URL(href).href.replaceAll(' ', '%20'));
});

test.each([
  ...['', ' ', '\t', 'https:', 'example.org', 'my file.pdf', '/posts', '//evil.example', '#top'],
  ...['https://a b.org', 'https://a.org b/c', 'https:a b', 'https:\\\\a b\\c', 'https://a\u00A0b'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    'javascript :alert(1)',
  ],
  ...['java\tscript:alert(1)', 'java\nscript:alert(1)', '\r\njava\r\nscript\n:alert(1)'],
  ...[
    '\u0000javascript:alert(1)',
    '\u0001javascript:x',
    '\u001Fjavascript:x',
    'java\u0000script:x',
  ],
  ...['\u00A0javascript:x', '\u3000javascript:x', '\uFEFFjavascript:x', '\u200Bjavascript:x'],
  ...['java&#10;script:x', 'java&Tab;script:x', 'javascript&colon;x', '&#106;avascript:x'],
  ...['java%0Ascript:x', 'javascript\uFF1Ax', 'ｊavascript:x', 'vbscript:x', 'data:text/html,x'],
  ...['blob:https://x/y', 'file:///etc/passwd', 'view-source:https://x', 'ftp://example.org'],
  ...['x https://example.org', 'javascript:/*https:*/x', 'javascript:\nhttps://x', 'httpss://x'],
  ...['https://x/\u0000', 'https://x/\u007F', 'https://x/\u0085', 'tel:\u0008191', 'https://x/\fy'],
])('reads no address in %j', (href) => expect(linkAddress(href)).toBeNull());
