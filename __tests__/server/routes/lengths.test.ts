import { createTag } from '../../../src/server/store/tags';
import { createUser } from '../../../src/server/store/users';
import { addRole, dataOf, refusal } from '../../helpers/server/content';
import { deskFor } from '../../helpers/server/posts';

/* The limits are tested with `contract/lengths`. */

const { server, admin, desk } = deskFor('all');

it('measures a description as it is stored', async () => {
  const text = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
  const created = await desk.create({ description: text(1_000_000) });
  expect(created.statusCode).toBe(201);
  const message = refusal('description', 'Description must be at most 1 MB.');
  // Stored as &amp;, so that it is a little longer than it was sent.
  const description = text(999_999).replace('x', '&');
  expect((await desk.create({ description })).json()).toEqual(message);
  const { id } = dataOf(created);
  expect((await desk.update(id, { description })).json()).toEqual(message);
});

it('shows a text that is stored and too long, and shortens it when it is edited', async () => {
  const { db, now } = server.services;
  const long = '𑄃'.repeat(300);
  const role_id = await addRole(server, 'desk');
  const tag = await createTag(db, long, now());
  expect(dataOf<object[]>(await admin.get('/api/tags'))[0]).toMatchObject({ name: long });
  expect(dataOf(await admin.post('/api/tags', { name: '𑄃'.repeat(100) }))).not.toEqual(tag);
  const email = 'long@example.org';
  const id = await createUser(db, { name: long, email, passwordHash: '', roleId: role_id }, now());
  expect(dataOf(await admin.get(`/api/users/${id}`))).toMatchObject({ name: long });
  const refused = await admin.put(`/api/users/${id}`, { name: long, email, role_id });
  expect(refused.json()).toEqual(refusal('name', 'Full name must be at most 255 characters.'));
  const short = await admin.put(`/api/users/${id}`, { name: 'Hla', email, role_id });
  expect(dataOf(short)).toMatchObject({ name: 'Hla' });
});
