import { expectRefusal } from '../../helpers/server/content';
import { deskFor, postBody } from '../../helpers/server/posts';

const { server, admin, headers } = deskFor('all');

/** Creates a post whose title is sent as a part with a type of its own. */
async function createTitled(title: string, type: string) {
  const body = await postBody({ title: 'TITLE' });
  const part = `name="title"\r\n\r\nTITLE`;
  const typed = `name="title"\r\nContent-Type: ${type}\r\n\r\n${title}`;
  const payload = Buffer.from(body.payload.toString('latin1').replace(part, typed), 'latin1');
  const all = { ...headers, ...body.headers };
  return server.app.inject({ method: 'POST', url: '/api/posts', headers: all, payload });
}

it.each([
  ['{"a":1}', 'application/json'],
  ['[1]', 'application/json; charset=utf-8'],
  ['7', 'application/json'],
  ['"rain"', 'application/json'],
  ['rain', 'application/xml'],
  ['rain', 'image/png'],
])('refuses %s as a text if its type is %s', async (title, type) => {
  expectRefusal(await createTitled(title, type), 'title', 'This value has the wrong type.');
});

it.each(['text/plain', 'Text/Plain; charset=utf-8', 'text/html'])(
  'takes a text of the type %s',
  async (type) => expect((await createTitled('rain', type)).statusCode).toBe(201),
);

it.each(['1e99999', '7', 'true', '{}'])('refuses %s as the name of a tag', async (name) => {
  const all = { ...headers, 'content-type': 'application/json' };
  const request = { method: 'POST', url: '/api/tags', headers: all } as const;
  const response = await server.app.inject({ ...request, payload: `{"name":${name}}` });
  expectRefusal(response, 'name', 'Tag name is required.');
});

it.each([1e21, true, {}, []])('refuses %j as an optional text', async (stage) => {
  const form = { hazard: 'heat', type: 'warning', text_my: '', text_en: 'Hot', stage };
  const response = await admin.post('/api/announcement-templates', form);
  expectRefusal(response, 'stage', 'This value has the wrong type.');
});
