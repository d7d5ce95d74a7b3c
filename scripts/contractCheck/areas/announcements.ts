import { isId, textOf, unwrapList } from '../../../src/client/shared/api/normalize';
import { isSameId } from '../../../src/contract/ids';
import { isRecord } from '../../../src/contract/records';
import type { Api } from '../api';
import { create, itemsOf } from '../lists';

/**
 * There can be only one notice. An existing one gets its text back. A new one stays with a blank
 * text, because no call deletes it.
 */
export async function checkAnnouncements(api: Api, stamp: string): Promise<void> {
  const body = { text: `Check ${stamp}`, type: 'be careful' };
  const listed = { call: 'GET /api/announcements' };
  const [earlier] = itemsOf(await api.call(listed.call));
  const id = isId(earlier?.id)
    ? earlier.id
    : await create(api, 'POST /api/announcements', { body, listed });
  if (earlier) await api.succeed('PUT /api/announcements/{id}', { id, body });
  const empty = await api.call('POST /api/announcements', { body: { ...body, text: '' } });
  empty.expectRefusal('text', 'Without a text');
  const list = await api.succeed('GET /api/announcements');
  const isListed = unwrapList(list.body).some(
    (item) => isRecord(item) && isSameId(String(item.id), id),
  );
  list.expect(isListed, 'The list lacks a new announcement.');
  const one = await api.succeed('GET /api/announcements/{id}', { id });
  one.expect(one.entity.text === body.text, 'The text is not what was sent.', '#announcement');
  one.expect(one.entity.type === body.type, 'The type is not what was sent.', '#announcement');
  const blank = { text: '', type: 'pleasant' };
  const update = await api.succeed('PUT /api/announcements/{id}', { id, body: blank });
  const { entity } = await api.call('GET /api/announcements/{id}', { id });
  update.expect(textOf(entity.text) === '', 'A blank text does not take it down.', '#oddities');
  if (!earlier || textOf(earlier.text) === '') return;
  const restored = { text: textOf(earlier.text), type: earlier.type };
  await api.succeed('PUT /api/announcements/{id}', { id, body: restored });
}
