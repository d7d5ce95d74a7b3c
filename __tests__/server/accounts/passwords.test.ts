import { makePasswords } from '../../../src/server/accounts/passwords';

const passwords = makePasswords(4);

it('accepts the right password and no other', async () => {
  const hash = await passwords.hash('monsoon', null);
  expect(await passwords.verify('monsoon', hash, null)).toBe(true);
  expect(await passwords.verify('Monsoon', hash, null)).toBe(false);
  expect(await passwords.verify('', hash, null)).toBe(false);
});

it('salts each hash of the same password differently', async () =>
  expect(await passwords.hash('monsoon', null)).not.toBe(await passwords.hash('monsoon', null)));

it('treats both orders of typing a Burmese syllable as one', async () => {
  const hash = await passwords.hash('\u1000\u103A\u1037', null);
  expect(await passwords.verify('\u1000\u1037\u103A', hash, null)).toBe(true);
});

it('uses the parameters that OWASP recommends first, and writes them into the hash', async () =>
  expect(await makePasswords().hash('monsoon', null)).toMatch(/^scrypt\$ln=17,r=8,p=1\$/));

it('still accepts a hash of another cost', async () => {
  const hash = await makePasswords(5).hash('monsoon', null);
  expect(await passwords.verify('monsoon', hash, null)).toBe(true);
});

it('accepts no password where there is no hash', async () => {
  expect(await passwords.verify('', null, null)).toBe(false);
  expect(await passwords.verify('monsoon', null, null)).toBe(false);
});
