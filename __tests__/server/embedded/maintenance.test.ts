import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadConfig } from '../../../src/server/config';
import { serve } from '../../../src/server/serve';
import { searchDb } from '../../../src/server/store/search/segments';
import { addSegments, buildContent, openSearchedStore } from '../../helpers/server/searchedPosts';
import { ADMIN } from '../../helpers/server/testServer';

it('merges the indexes of a group of segments once it is ready', async () => {
  const store = await openSearchedStore();
  await addSegments(store.db, 17, () => buildContent({ title: 'flood' }));
  const environment = { DATA_DIR: store.dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const server = await serve(loadConfig({ ...environment, ...admin }));
  const merged = searchDb(store.db)
    .selectFrom('post_indexes')
    .select('last_segment')
    .where('first_segment', '=', 1)
    .where('last_segment', '=', 16)
    .where('state', '=', 'complete');
  while (!(await merged.executeTakeFirst())) await nextTurn();
  await server.stop();
  await store.remove();
});
