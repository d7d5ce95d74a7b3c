import { initials } from '../../../src/client/features/users/UserDetailPage';

it.each([
  ['Daw Khin Khin', 'DK'],
  ['khin', 'K'],
  ['  Élodie   Ångström ', 'ÉÅ'],
  ['ဒေါ်ခင်ခင်', 'ဒေါ်'],
  ['ဦး မောင်မောင်', 'ဦးမော'],
  ['ကျွန်ုပ်', 'ကျွ'],
  ['မ္မန်', 'မ္မ'],
  ['\u1004\u103A\u1039\u1002\u102C', '\u1004\u103A\u1039\u1002\u102C'],
  ['(Duty) Officer', 'DO'],
  ['123', '?'],
  ['', '?'],
])('uses the first letters with their signs of %s', (name, expected) =>
  expect(initials(name)).toBe(expected),
);
