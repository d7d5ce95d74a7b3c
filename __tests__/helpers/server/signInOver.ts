interface Account {
  email: string;
  password: string;
}

/** Signs in to a server over HTTP. @returns the header of what is asked then */
export async function signInOver(
  origin: string,
  account: Account,
): Promise<{ authorization: string }> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
