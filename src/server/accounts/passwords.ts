import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { normalize } from '../../contract/normalize';
import { tidyCode } from '../../contract/twoFactor';
import { HashQueue } from '../http/limits/hashQueue';
import type { HashClient } from '../http/limits/hashQueue';

/** OWASP's first choice of scrypt parameters; `logN` is the power of two. */
const DEFAULT_COST = { logN: 17, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export interface Passwords {
  /**
   * @param client the client who waits; null for the server itself
   * @returns a salted hash that includes its own parameters
   * @throws HttpError 503 if the client is already waiting for five other hashes
   */
  hash(password: string, client: HashClient | null): Promise<string>;
  /**
   * Whether a password matches a hash. A null hash takes as long and never matches.
   *
   * @param client the client who waits; null for the server itself
   * @throws HttpError 503 if the client is already waiting for five other hashes, or too many strangers
   * wait
   */
  verify(password: string, hash: string | null, client: HashClient | null): Promise<boolean>;
}

/** No letters that look like a digit or like another letter. */
const READABLE = 'acdefghjkmnpqrtuwxy23456789';

/** Random letters to read aloud, such as `k7mw-3xha`. Each group has 19 bits. */
export function readableGroups(count: number): string {
  const letter = () => READABLE.charAt(randomInt(READABLE.length));
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: count }, group).join('-');
}

const GROUPS = 4;
const READABLE_PASSWORD = new RegExp(`^[${READABLE}]{${GROUPS * 4}}$`);

export const readablePassword = () => readableGroups(GROUPS);

/**
 * A readable password as it was made, from one that was typed with capitals or pasted with blanks.
 * Any other text comes back unchanged.
 */
export function asReadable(typed: string): string {
  const letters = tidyCode(typed);
  return READABLE_PASSWORD.test(letters) ? (letters.match(/.{4}/g) ?? []).join('-') : typed;
}

/** Hashes the NFC, because a Burmese syllable can be typed in more than one order. */
function derive(password: string, salt: Buffer, cost: typeof DEFAULT_COST): Promise<Buffer> {
  const options = { N: 2 ** cost.logN, r: cost.r, p: cost.p, maxmem: 2 ** 30 };
  return new Promise((resolve, reject) => {
    scrypt(normalize(password, 'NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode(cost: typeof DEFAULT_COST, salt: Buffer, key: Buffer): string {
  const parameters = `ln=${cost.logN},r=${cost.r},p=${cost.p}`;
  return ['scrypt', parameters, salt.toString('base64'), key.toString('base64')].join('$');
}

function decode(hash: string) {
  const [, logN, r, p, salt, key] =
    /^scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  if (!salt || !key) throw new Error('A stored password hash is not readable.');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

export function makePasswords(logN = DEFAULT_COST.logN, queue = new HashQueue()): Passwords {
  const cost = { ...DEFAULT_COST, logN };
  const dummy = encode(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  return {
    async hash(password, client) {
      const salt = randomBytes(SALT_BYTES);
      return encode(cost, salt, await queue.run(client, () => derive(password, salt, cost)));
    },
    async verify(password, hash, client) {
      const stored = decode(hash ?? dummy);
      const work = () => derive(password, stored.salt, stored.cost);
      const key = await queue.run(client, work);
      return timingSafeEqual(key, stored.key) && hash !== null;
    },
  };
}
