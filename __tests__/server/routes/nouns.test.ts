import burmese from '../../../src/client/shared/text/my.json';
import { ALL_NOUNS, NOUNS } from '../../../src/contract/nouns';
import { can, namesOfPermission } from '../../../src/contract/permissions';
import { migrations } from '../../../src/server/migrations/migrations';
import { NOUN_TABLES } from '../../../src/server/store/tables';
import { adminOf } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import { POSTGRES, statementsOf } from '../../helpers/server/migrationChecksum';
import { readDocument } from '../../helpers/server/openApi';
import { startedFor } from '../../helpers/server/testServer';
import { UPDATES } from '../../helpers/server/walk';

const server = startedFor('all');

// That each write leaves a record, and that one of two concurrent updates gets 412, is tested for
// all endpoints: audit/writes.test.ts, saves.test.ts.
describe.each(ALL_NOUNS)('the noun %s', (noun) => {
  const { name, path, component, kind, isVersioned, history, isTrashed, permissions } = NOUNS[noun];
  const pathsOf = (method: string, endpoints = ENDPOINTS) =>
    endpoints.flatMap((endpoint) => (endpoint.method === method ? endpoint.path : []));
  const whoOf = (at: string) => ENDPOINTS.find((endpoint) => endpoint.path === at)?.who;

  it('has the endpoints that follow from it', () => {
    const own = `/api/${path}/:id`;
    expect(pathsOf('POST')).toContain(`/api/${path}`);
    expect(pathsOf('PUT', UPDATES).includes(own)).toBe(isVersioned);
    expect(pathsOf('GET').includes(`${own}/versions`)).toBe(history !== 'none');
    expect(whoOf(`${own}/versions`) === 'privileged').toBe(kind === 'access');
    // A merge of tags can be undone, too.
    const canBeRestored = isTrashed || noun === 'tag';
    expect(pathsOf('POST').includes(`${own}/restore`)).toBe(canBeRestored);
    expect(pathsOf('DELETE').includes(`/api/trash/${path}/:id`)).toBe(isTrashed);
  });

  it('can be restored after its deletion if it has a trash', async () => {
    const { operation } = await readDocument(server);
    const deletion = ENDPOINTS.some(
      (endpoint) => endpoint.method === 'DELETE' && endpoint.path === `/api/${path}/:id`,
    );
    const described = deletion && JSON.stringify(operation('DELETE', `/api/${path}/{id}`));
    expect(String(described).includes('X-Restorable-Until')).toBe(isTrashed);
  });

  it('has its permissions in the form of roles and at its endpoints', async () => {
    const admin = await adminOf(server);
    const response = await admin.get('/api/roles/permissions');
    const offered = response.json<{ slug: string; group: string }[]>();
    const ofNoun = offered.filter(({ group }) => group === name).map(({ slug }) => slug);
    expect(ofNoun).toEqual(permissions);
    const used = ENDPOINTS.flatMap(({ who }) => who);
    for (const slug of permissions) expect(used).toContain(slug);
    const editor = (await admin.get('/api/roles/4')).json<{ data: { permissions: string[] } }>();
    for (const slug of permissions) expect(can(editor.data, slug)).toBe(kind === 'content');
  });

  it('has a description of what the API returns', async () => {
    const { operation } = await readDocument(server);
    const { responses } = operation('POST', `/api/${path}`);
    expect(JSON.stringify(responses)).toContain(`"#/components/schemas/${component}"`);
  });

  it('has a sequence for its ids on PostgreSQL', async () => {
    const run = Object.values(migrations).map((migration) => statementsOf(migration, POSTGRES));
    const statements = (await Promise.all(run)).flat();
    expect(statements).toContain(`create sequence ids_of_${NOUN_TABLES[noun]} []`);
  });

  it('has names in Burmese', () => {
    const names = [name, ...permissions.map((slug) => namesOfPermission(slug).name)];
    for (const text of names) expect(burmese).toHaveProperty([text]);
  });
});
