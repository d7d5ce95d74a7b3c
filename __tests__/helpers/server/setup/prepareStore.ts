import { startTestServer } from '../testServer';

/** Jest's start of a run: makes the store that the servers of the tests start with copies of. */
export default async function prepareStore(): Promise<void> {
  const { app, dataDir } = await startTestServer();
  await app.close();
  process.env.PREPARED_STORE = dataDir;
}
