import { hash } from 'node:crypto';

/** Only the hash of a token is stored: whoever reads the store cannot sign in with it. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
