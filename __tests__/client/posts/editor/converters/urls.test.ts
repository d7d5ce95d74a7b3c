import { urlFromInput } from '../../../../../src/client/features/posts/editor/converters/urls';

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  [' http://example.org ', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['example.org', 'https://example.org'],
  ['//example.org/path', 'https://example.org/path'],
  ['example.org:8080/path', 'https://example.org:8080/path'],
  ['www.example.org/မိုး', 'https://www.example.org/မိုး'],
  ['မိုးလေဝသ.မြန်မာ', 'https://မိုးလေဝသ.မြန်မာ'],
  ['duty@example.org', 'mailto:duty@example.org'],
  ['mailto:duty@example.org', 'mailto:duty@example.org'],
  ['+95 1 234-567', 'tel:+951234567'],
  ['tel:191', 'tel:191'],
  ['tel:+95 1 234', 'tel:+95%201%20234'],
  ['example.org/my file.pdf', 'https://example.org/my%20file.pdf'],
  ['https://example.org/my file.pdf', 'https://example.org/my%20file.pdf'],
])('completes %j to %j', (input, url) => expect(urlFromInput(input)).toBe(url));

test.each([
  ...['', ' ', 'rain', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
  ...[
    'ftp://example.org',
    'https://a b.org',
    'my file.pdf',
    'a b.org/c',
    '/posts',
    '#top',
    'https:',
    'vbscript:x.org',
  ],
])('refuses %j', (input) => expect(urlFromInput(input)).toBeNull());
