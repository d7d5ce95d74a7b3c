import { changePasswordSchema } from '../../src/contract/profile';
import { userCreateSchema, userEditSchema } from '../../src/contract/user';
import { FORMS } from './forms';
import { messagesOf } from './messagesOf';

const { valid } = FORMS['User create'];
const withEmail = (email: string) => messagesOf(userEditSchema, { ...valid, email });
const withPassword = (password: string, password_confirmation = password) =>
  messagesOf(userCreateSchema, { ...valid, password, password_confirmation });

describe('e-mail', () => {
  it('is trimmed', () => {
    const user = userEditSchema.validateSync({ ...valid, email: ' hla@example.org\t' });
    expect(user.email).toBe('hla@example.org');
  });

  // As browsers and other systems put them into a pasted address.
  it.each([
    'zero.width@example.org\u200B',
    '\u200Bzero.width@example.org',
    '\u202Azero.width@example.org\u202C',
    'zero\u00AD.width@example.org',
    '\u2068zero.width\u2069@example.org',
    'zero.width@exam\uFEFFple.org\u200E',
    ' \u200D zero.width@example.org\u0001\u061C\n',
  ])('of %j is stored without what nobody sees', (email) => {
    const user = userEditSchema.validateSync({ ...valid, email });
    expect(user.email).toBe('zero.width@example.org');
  });

  it.each([
    ...['a@b.mm', 'first.last+tag@sub.example.org', 'မိုး@example.org', "o'neil@a-b.example.org"],
    ...['a@မိုးလေဝသ.မြန်မာ', 'weather_desk@dmh.gov.mm', 'a@xn--7idjb0f4ck.org'],
  ])('accepts %s', (email) => {
    expect(withEmail(email)).toEqual([]);
  });

  it.each([
    ...['a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', 'a@b.c\nx@y.z', `${'a'.repeat(250)}@b.mm`],
    ...[
      'a@b.org.',
      'a@b..org',
      'a@.b.org',
      '.a@b.org',
      'a.@b.org',
      'a..b@c.org',
      'a@b.org,c@d.org',
    ],
    ...['<a@b.org>', 'A <a@b.org>', '"a b"@c.org', 'mailto:a@b.org', 'a@[127.0.0.1]', 'a@b_c.org'],
    ...['a@-b.org', 'a@b-.org', 'a@b.org-', 'a@b。org', 'a\u00A0b@c.org', 'a@b.org;', '(x)a@b.org'],
  ])('refuses %j', (email) => {
    expect(withEmail(email)).toEqual(['Email is invalid.']);
  });

  it.each(['', '  ', '\u200B'])('treats %j as empty', (email) => {
    expect(withEmail(email)).toEqual(['Email is required.']);
  });
});

describe('password', () => {
  it('is not trimmed', () => {
    const spaced = { ...valid, password: ' secret ', password_confirmation: ' secret ' };
    expect(userCreateSchema.validateSync(spaced).password).toBe(' secret ');
    expect(withPassword(' secret', 'secret')).toEqual(['Passwords do not match.']);
  });

  it.each(['secret', '     x', 'မိုးလေ', '😀😀😀😀😀😀'])('accepts %j', (password) => {
    expect(withPassword(password)).toEqual([]);
  });

  it.each(['12345', '😀😀😀'])('finds %s too short', (password) => {
    expect(withPassword(password)).toEqual(['Password must be at least 6 characters.']);
  });

  it.each([' ', '\u3164', '\u200B', '\uFE0F', '\u{E0101}', '\u034F', '\u2800', '\u0001'])(
    'treats %j, however often, as no password',
    (invisible) => {
      expect(withPassword(invisible.repeat(6))).toEqual(['Password is required.']);
      expect(withPassword(invisible)).toEqual(['Password is required.']);
    },
  );

  it('asks for the password before it measures or compares it', () => {
    expect(withPassword('', 'secret')).toEqual([
      'Password is required.',
      'Passwords do not match.',
    ]);
  });

  it('compares two typings of the same Burmese text as equal', () => {
    const ways = ['တို့ပုံ့\u103A\u1037', 'တို့ပုံ့\u1037\u103A'] as const;
    expect(ways[0]).not.toBe(ways[1]);
    expect(withPassword(...ways)).toEqual([]);
    const [new_password, new_password_confirmation] = ways;
    expect(
      messagesOf(changePasswordSchema, {
        old_password: '',
        new_password,
        new_password_confirmation,
      }),
    ).toEqual([]);
  });
});

describe('change password', () => {
  it.each([
    ['', ''],
    ['a', 'a'],
  ])('leaves the length of %j to the server', (new_password, new_password_confirmation) => {
    const form = { old_password: '', new_password, new_password_confirmation };
    expect(messagesOf(changePasswordSchema, form)).toEqual([]);
  });

  it.each([
    ['secret', ''],
    ['', 'secret'],
    ['secret', 'secret '],
  ])('refuses %j confirmed as %j', (new_password, new_password_confirmation) => {
    const form = { old_password: 'x', new_password, new_password_confirmation };
    expect(messagesOf(changePasswordSchema, form)).toEqual(['New passwords do not match.']);
  });
});
