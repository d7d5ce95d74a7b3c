import type { AnnouncementVersion } from '../../src/contract/announcement';
import type { AnnouncementTemplate } from '../../src/contract/announcementTemplate';
import { HAZARDS } from '../../src/contract/announcementTemplate';
import { blanksIn } from '../../src/contract/blanks';
import { languageOf, textsByLanguage } from '../../src/contract/languages';
import { addDemoAnnouncement } from '../../src/demo/announcements';
import { addDemoTemplates } from '../../src/demo/announcementTemplates';
import { addDemoRoles } from '../../src/demo/roles';
import { addDemoUsers } from '../../src/demo/users';
import { adminOf, dataOf } from '../helpers/server/content';
import type { Client } from '../helpers/server/content';
import { startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  await addDemoRoles(server.services);
  await addDemoUsers(server.services);
  await addDemoAnnouncement(server.services);
  await addDemoTemplates(server.services);
  admin = await adminOf(server);
});

afterAll(() => server.stop());

it('has a notice in two languages, with the texts before it and who wrote them', async () => {
  const [notice] = dataOf<{ text: string; issued_at: string }[]>(
    await admin.get('/api/announcements'),
  );
  expect(textsByLanguage(String(notice?.text)).map(({ language }) => language)).toEqual([
    'my',
    'en',
  ]);
  const versions = dataOf<AnnouncementVersion[]>(await admin.get('/api/announcements/1/versions'));
  expect(versions.map(({ renewals }) => renewals.length)).toEqual([1, 2, 0]);
  expect(versions[0]).toMatchObject({ text: notice?.text, from: notice?.issued_at, until: null });
  expect(versions.every(({ user_name }) => user_name !== null)).toBe(true);
});

it('has templates for every hazard, in both languages with the same blanks', async () => {
  const templates = dataOf<AnnouncementTemplate[]>(await admin.get('/api/announcement-templates'));
  expect(new Set(templates.map(({ hazard }) => hazard))).toEqual(new Set(HAZARDS));
  const cyclone = templates.filter(({ hazard }) => hazard === 'cyclone');
  const colours = cyclone.map(({ stage }) => /\((\w+)\)/.exec(stage)?.[1]);
  expect(colours).toEqual(['yellow', 'orange', 'red', 'brown', 'green']);
  for (const { text_my, text_en } of templates) {
    expect([languageOf(text_my.replace(/\{\{\w+\}\}/g, '')), languageOf(text_en)]).toEqual([
      'my',
      'en',
    ]);
    expect(blanksIn(text_my).sort()).toEqual(blanksIn(text_en).sort());
  }
});
