import { readFileSync } from 'node:fs';
import { CAPABILITIES } from '../../../src/contract/capabilities';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('all');

it.each([
  ['a success', '/api/announcements', 200],
  ['a failure', '/api/posts/999', 404],
] as const)('are named with %s', async (_, url, status) => {
  const response = await server.app.inject({ url, headers });
  expect(response.statusCode).toBe(status);
  expect(response.headers['server-capabilities']).toBe(CAPABILITIES.join(', '));
  expect(response.headers['x-accepts-idempotency-key']).toBe('true');
});

it('are named to callers who are not signed in', async () => {
  const response = await server.app.inject({ url: '/api/announcements' });
  expect(response.statusCode).toBe(401);
  expect(response.headers['server-capabilities']).toBe(CAPABILITIES.join(', '));
});

it('are all in the specification', () => {
  const page = readFileSync('docs/specification/api.md', 'utf8');
  const [, section = ''] = page.split('\n## Capabilities\n');
  const [table = ''] = section.split('\n## ');
  expect([...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)).toEqual(CAPABILITIES);
});
