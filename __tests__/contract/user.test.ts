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

  it.each(['a@b.mm', 'first.last+tag@sub.example.org', 'မိုး@example.org'])('accepts %s', (email) => {
    expect(withEmail(email)).toEqual([]);
  });

  it.each(['a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', 'a@b.c\nx@y.z', `${'a'.repeat(250)}@b.mm`])(
    'refuses %j',
    (email) => {
      expect(withEmail(email)).toEqual(['Email is invalid.']);
    },
  );

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
