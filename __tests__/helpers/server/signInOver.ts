interface Account {
  email: string;
  password: string;
}

export async function signInOver(
  origin: string,
  account: Account,
): Promise<{ authorization: string }> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
