import { readPermissions } from '../../../src/client/features/roles/readPermissions';
import { readRole } from '../../../src/client/features/roles/readRole';
import { unwrap } from '../../../src/client/shared/api/normalize';
import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import type { Id } from '../../../src/contract/ids';
import type { Answer, Api } from '../api';
import { checkPages, checkSearch, create, itemsOf } from '../lists';

function checkRole(answer: Answer, name: { en: string; mm: string }, permissions: string[]): void {
  const role = readRole(unwrap(answer.body));
  const isNamed = role?.name.en === name.en && role.name.mm === name.mm;
  answer.expect(isNamed, 'The role does not have its two names.', '#role');
  const isSame = role?.permissions.toSorted().join() === permissions.toSorted().join();
  answer.expect(isSame, 'The role does not have its permissions.', '#role');
}

async function checkPermissions(api: Api): Promise<void> {
  const answer = await api.succeed('GET /api/roles/permissions');
  const slugs = readPermissions(answer.body).map(({ slug }) => slug);
  const missing = PERMISSION_SLUGS.filter((slug) => !slugs.includes(slug));
  answer.expect(missing.length === 0, `Missing: ${missing.join(', ')}.`, '#permissions');
}

async function checkSizes(api: Api): Promise<void> {
  const one = await api.succeed('GET /api/roles', { query: { page: 1, per_page: 1 } });
  one.expect(itemsOf(one).length === 1, '"per_page" is not honoured.', '#oddities');
}

export async function checkRoles(api: Api, stamp: string): Promise<Id> {
  await checkPermissions(api);
  const empty = await api.call('POST /api/roles', { body: { name: { en: '', mm: '' } } });
  empty.expectRefusal('name', 'Without names');
  const name = { en: `Check ${stamp}`, mm: `စစ်ဆေး ${stamp}` };
  const id = await create(api, 'POST /api/roles', {
    body: { name, permissions: ['post-create', 'post-edit'] },
    listed: { call: 'GET /api/roles/search', text: name.en },
  });
  await checkPages(api, 'GET /api/roles');
  await checkSizes(api);
  const changed = { name: { ...name, en: `Checked ${stamp}` }, permissions: ['post-edit'] };
  await api.succeed('PUT /api/roles/{id}', { id, body: changed });
  const read = await api.succeed('GET /api/roles/{id}', { id });
  checkRole(read, changed.name, changed.permissions);
  await checkSearch(api, 'GET /api/roles/search', { found: id, text: `Checked ${stamp}` });
  return id;
}
