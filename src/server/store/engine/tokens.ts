import { hash } from 'node:crypto';

/** Only the hash of a token is stored, so that a reader of the store cannot sign in with it. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
