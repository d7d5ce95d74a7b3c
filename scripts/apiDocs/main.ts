/**
 * Writes docs/openapi.json, and the calls in docs/own-server.md, from the routes: `npm run
 * docs:api`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readDocument } from '../../__tests__/helpers/server/openApi';
import { startTestServer } from '../../__tests__/helpers/server/testServer';
import { withCalls } from './markdown';

const PAGE = 'docs/own-server.md';

async function main(): Promise<void> {
  const server = await startTestServer();
  const { document } = await readDocument(server);
  await server.stop();
  writeFileSync('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(PAGE, withCalls(readFileSync(PAGE, 'utf8'), document));
}

void main();
