import { startTestServer } from '../testServer';

/** Jest's global setup: makes the store that test servers copy at their start. */
export default async function prepareStore(): Promise<void> {
  const { app, dataDir } = await startTestServer();
  await app.close();
  process.env.PREPARED_STORE = dataDir;
}
