import { changePasswordSchema } from '../../src/contract/profile';
import { userCreateSchema, userEditSchema } from '../../src/contract/user';
import { FORMS, messagesOf } from './forms';

const { valid } = FORMS['User create'];
const withEmail = (email: string) => messagesOf(userEditSchema, { ...valid, email });
const withPassword = (password: string, password_confirmation = password) =>
  messagesOf(userCreateSchema, { ...valid, password, password_confirmation });
const withNewPassword = (new_password: string, new_password_confirmation = new_password) =>
  messagesOf(changePasswordSchema, { old_password: '', new_password, new_password_confirmation });

describe('e-mail', () => {
  it('is stored trimmed, without what nobody sees, as in a pasted address', () => {
    const email = ' \u200Dzero\u00AD.width@exam\uFEFFple.org\u202C\u0001\u061C\n';
    const user = userEditSchema.validateSync({ ...valid, email });
    expect(user.email).toBe('zero.width@example.org');
  });

  it.each([
    ...['a@b.mm', 'first.last+tag@sub.example.org', 'မိုး@example.org', "o'neil@a-b.example.org"],
    ...['a@မိုးလေဝသ.မြန်မာ', 'weather_desk@dmh.gov.mm', 'a@xn--7idjb0f4ck.org'],
  ])('accepts %s', (email) => expect(withEmail(email)).toEqual([]));

  it.each([
    ...['a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', 'a@b.c\nx@y.z', `${'a'.repeat(250)}@b.mm`],
    ...['a@b.org.', 'a@b..org', 'a@.b.org', '.a@b.org', 'a.@b.org', 'a..b@c.org'],
    ...['<a@b.org>', 'A <a@b.org>', '"a b"@c.org', 'mailto:a@b.org', 'a@[127.0.0.1]', 'a@b_c.org'],
    ...['a@-b.org', 'a@b-.org', 'a@b.org-', 'a@b。org', 'a\u00A0b@c.org', 'a@b.org;', '(x)a@b.org'],
    'a@b.org,c@d.org',
  ])('refuses %j', (email) => expect(withEmail(email)).toEqual(['Email is invalid.']));
});

describe('password', () => {
  it('is not trimmed', () => {
    const spaced = { ...valid, password: ' secret ', password_confirmation: ' secret ' };
    expect(userCreateSchema.validateSync(spaced).password).toBe(' secret ');
    expect(withPassword(' secret', 'secret')).toEqual(['Passwords do not match.']);
  });

  it.each(['secret', '     x', 'မိုးလေ', '😀😀😀😀😀😀'])('accepts %j', (password) =>
    expect(withPassword(password)).toEqual([]),
  );

  it.each(['12345', '😀😀😀'])('finds %s too short', (password) =>
    expect(withPassword(password)).toEqual(['Password must be at least 6 characters.']),
  );

  it('is missing where nobody can see it', () =>
    expect(withPassword('\u3164'.repeat(6))).toEqual(['Password is required.']));

  it('compares two typings of the same Burmese text as equal', () => {
    const ways = ['တို့ပုံ့\u103A\u1037', 'တို့ပုံ့\u1037\u103A'] as const;
    expect(ways[0]).not.toBe(ways[1]);
    expect(withPassword(...ways)).toEqual([]);
    expect(withNewPassword(...ways)).toEqual([]);
  });
});

it.each(['', 'a'])('leaves the length of the new password %j to the server', (password) =>
  expect(withNewPassword(password)).toEqual([]),
);
