import { makeLimiter } from '../../src/server/limiter';
import { makePasswords } from '../../src/server/passwords';

const passwords = makePasswords(4);

it('takes the right password and no other', async () => {
  const hash = await passwords.hash('monsoon');
  expect(await passwords.verify('monsoon', hash)).toBe(true);
  expect(await passwords.verify('Monsoon', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

it('salts, so that one password has many hashes', async () => {
  expect(await passwords.hash('monsoon')).not.toBe(await passwords.hash('monsoon'));
});

it('treats both orders of typing a Burmese syllable as one', async () => {
  const hash = await passwords.hash('\u1000\u103A\u1037');
  expect(await passwords.verify('\u1000\u1037\u103A', hash)).toBe(true);
});

it('uses the parameters that OWASP names first, and writes them into the hash', async () => {
  expect(await makePasswords().hash('monsoon')).toMatch(/^scrypt\$ln=17,r=8,p=1\$/);
});

it('still takes a hash made at another cost', async () => {
  const hash = await makePasswords(5).hash('monsoon');
  expect(await passwords.verify('monsoon', hash)).toBe(true);
});

it('is nobody’s password where there is no hash', async () => {
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('monsoon', null)).toBe(false);
});

describe('a limiter', () => {
  it('runs no more jobs at a time than it is wide, each one in the end, in order', async () => {
    const limit = makeLimiter(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const job = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise(setImmediate);
      running -= 1;
      return index;
    };
    const results = await Promise.all([0, 1, 2, 3, 4].map((index) => limit(job(index))));
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('frees the place of a job that fails', async () => {
    const limit = makeLimiter(1);
    await expect(limit(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await limit(() => Promise.resolve('next'))).toBe('next');
  });
});
