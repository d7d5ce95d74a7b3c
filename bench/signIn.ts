import { ADMIN } from '../__tests__/helpers/product';
import type { Product } from '../__tests__/helpers/product';

/** Signs in to a running product as its administrator. @returns the header of what is asked then */
export async function signIn({ origin }: Product): Promise<{ authorization: string }> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
