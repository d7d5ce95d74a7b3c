import { safeLink, typedLink } from '../../../../src/client/features/posts/editor/converters/links';

describe('typedLink', () => {
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
  ])('makes %j the address %j', (typed, address) => {
    expect(typedLink(typed)).toBe(address);
  });

  test.each([
    ...['', ' ', 'rain', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
    ...['ftp://example.org', 'https://a b.org', '/posts', '#top', 'https:', 'vbscript:x.org'],
  ])('refuses %j', (typed) => {
    expect(typedLink(typed)).toBeNull();
  });
});

describe('safeLink', () => {
  it('keeps an address that leads to a place of its own, and no other', () => {
    expect(safeLink(' https://example.org ')).toBe('https://example.org');
    expect(safeLink('example.org')).toBeNull();
    expect(safeLink('jav\tascript:x')).toBeNull();
    expect(safeLink(null)).toBeNull();
  });
});
