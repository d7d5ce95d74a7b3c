import { readTag, readTags } from '../../../src/client/features/posts/readPost';
import { unwrap } from '../../../src/client/shared/api/normalize';
import type { Id } from '../../../src/contract/ids';
import { isSameId } from '../../../src/contract/ids';
import type { Api } from '../api';

export async function checkTags(api: Api, stamp: string): Promise<Id> {
  const call = 'POST /api/tags';
  const id = (await api.succeed(call, { body: { name: `check ${stamp}` } })).id();
  const again = await api.succeed(call, { body: { name: `Check ${stamp}` } });
  const isSame = isSameId(readTag(unwrap(again.body))?.id ?? '', id);
  again.expect(isSame, 'A name that exists makes another tag.', '#oddities');
  const list = await api.succeed('GET /api/tags');
  const isListed = readTags(list.body).some((tag) => isSameId(tag.id, id));
  list.expect(isListed, 'The list lacks a new tag.');
  return id;
}
