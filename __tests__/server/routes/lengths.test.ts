import { createTag } from '../../../src/server/store/tags';
import { createUser } from '../../../src/server/store/users';
import {
  addRole,
  buildCategory,
  buildRole,
  buildUserForm,
  dataOf,
  refusal,
} from '../../helpers/server/content';
import { readDocument } from '../../helpers/server/openApi';
import { deskFor } from '../../helpers/server/posts';

const { server, admin, desk } = deskFor('all');
let role_id: number;

beforeAll(async () => {
  role_id = await addRole(server, 'desk');
});

/** A letter of four bytes. */
const letters = (count: number) => '𑄃'.repeat(count);
const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters.`;

const names = (en: string, mm: string) => buildRole({ name: { en, mm } });
const user = (more: object) => buildUserForm({ role_id, ...more });
const secret = (password: string) => user({ password, password_confirmation: password });
const notice = (text: string) => ({ text, type: 'pleasant' });
const TEMPLATES = '/api/announcement-templates';
const template = (more: object) => ({
  ...{ hazard: 'heat', type: 'warning', text_en: 'Heat' },
  ...more,
});
const icon = (text: string) => buildCategory({ icon: `/${text.slice(2)}` });

/** A path, a body whose text is as long as asked, the limit, and where the message is. */
const TABLE: [string, (text: string) => object, number, string, string][] = [
  ['/api/tags', (name) => ({ name }), 100, 'name', 'Tag name'],
  ['/api/announcements', notice, 5000, 'text', 'Announcement text'],
  [TEMPLATES, (stage) => template({ stage }), 60, 'stage', 'Stage'],
  [TEMPLATES, (text_my) => template({ text_my }), 5000, 'text_my', 'Burmese text'],
  [TEMPLATES, (text_en) => template({ text_en }), 5000, 'text_en', 'English text'],
  ['/api/roles', (text) => names(text, 'x'), 100, 'name.en', 'English name'],
  ['/api/roles', (text) => names('x', text), 100, 'name.mm', 'Myanmar name'],
  ['/api/categories', (name) => buildCategory({ name }), 100, 'name', 'Category name'],
  ['/api/categories', icon, 2000, 'icon', 'Category icon'],
  ['/api/users', (name) => user({ name }), 255, 'name', 'Full name'],
  ['/api/users', secret, 255, 'password', 'Password'],
];

describe('a text', () => {
  it.each(TABLE)('at %s (%#) has a limit', async (path, body, max, field, label) => {
    expect((await admin.post(path, body(letters(max)))).statusCode).toBe(201);
    const response = await admin.post(path, body(letters(max + 1)));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal(field, tooLong(label, max)));
  });

  it.each([
    ['/api/announcements/1', notice, 5000, 'text', 'Announcement text'],
    ['/api/roles/2', (text: string) => names(text, 'y'), 100, 'name.en', 'English name'],
  ] as const)('is as limited at the PUT of %s', async (path, body, max, field, label) => {
    expect((await admin.put(path, body(letters(max)))).statusCode).toBe(200);
    const response = await admin.put(path, body(letters(max + 1)));
    expect(response.json()).toEqual(refusal(field, tooLong(label, max)));
    const blank = await admin.put('/api/announcements/1', notice(' '.repeat(5001)));
    expect(blank.statusCode).toBe(422);
  });

  it('of an e-mail address has a limit', async () => {
    const email = (length: number) => user({ email: `${'a'.repeat(length - 5)}@b.mm` });
    expect((await admin.post('/api/users', email(254))).statusCode).toBe(201);
    const response = await admin.post('/api/users', email(255));
    expect(response.json()).toEqual(refusal('email', 'Email is invalid.'));
  });

  it('of a post has a limit, as it is stored', async () => {
    expect((await desk.create({ title: letters(255) })).statusCode).toBe(201);
    const title = await desk.create({ title: letters(256) });
    expect(title.json()).toEqual(refusal('title', tooLong('Title', 255)));
    const text = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
    expect((await desk.create({ description: text(1_000_000) })).statusCode).toBe(201);
    const message = refusal('description', 'Description must be at most 1 MB.');
    // Stored as &amp;, so that it is a little longer than it was sent.
    for (const description of [text(1_000_001), text(999_999).replace('x', '&')]) {
      expect((await desk.create({ description })).json()).toEqual(message);
    }
    const id = dataOf(await desk.create()).id;
    expect((await desk.update(id, { description: text(1_000_001) })).json()).toEqual(message);
  });
});

it('that is stored and too long is shown, and shortened when it is edited', async () => {
  const { db, now } = server.services;
  const long = letters(300);
  const tag = await createTag(db, long, now());
  expect(dataOf<object[]>(await admin.get('/api/tags'))[0]).toMatchObject({ name: long });
  expect(dataOf(await admin.post('/api/tags', { name: letters(100) }))).not.toEqual(tag);
  const email = 'long@example.org';
  const id = await createUser(db, { name: long, email, passwordHash: '', roleId: role_id }, now());
  expect(dataOf(await admin.get(`/api/users/${id}`))).toMatchObject({ name: long });
  const refused = await admin.put(`/api/users/${id}`, { name: long, email, role_id });
  expect(refused.json()).toEqual(refusal('name', tooLong('Full name', 255)));
  const short = await admin.put(`/api/users/${id}`, { name: 'Hla', email, role_id });
  expect(dataOf(short)).toMatchObject({ name: 'Hla' });
});

it('has its limit in the OpenAPI document', async () => {
  const document = JSON.stringify((await readDocument(server)).document);
  const limits = [...document.matchAll(/"maxLength":(\d+)/g)].map(([, max]) => Number(max));
  const expected = [60, 100, 200, 254, 255, 2000, 5000, 1_000_000];
  expect([...new Set(limits)].sort((a, b) => a - b)).toEqual(expected);
});
