import { buildImage, createSlider, multipart, upload } from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';
import type { Field } from '../../helpers/postForm';

const { server, headers } = adminFor('each');

const get = (url: string) => server.app.inject({ url, headers });

const send = async (method: 'PUT' | 'POST', header?: string, field?: string) => {
  await createSlider(server, headers, await buildImage());
  const { payload, headers: type } = await multipart(
    ...(field ? [['_method', field] as Field] : []),
  );
  const all = { ...headers, ...type, ...(header && { 'x-http-method-override': header }) };
  return server.app.inject({ method, url: '/api/sliders/1', payload, headers: all });
};

it.each([
  ['a real PUT', 'PUT', undefined, undefined],
  ['a bare POST', 'POST', undefined, undefined],
  ['a POST with the header', 'POST', 'PUT', undefined],
  ['a POST with the field', 'POST', undefined, 'PUT'],
  ['a POST with both, in small letters', 'POST', 'put', 'put'],
] as const)('accepts %s', async (_case, method, header, field) =>
  expect((await send(method, header, field)).statusCode).toBe(200),
);

it.each([
  ['the header', 'DELETE', undefined],
  ['the field', undefined, 'DELETE'],
  ['the field against the header', 'PUT', 'PATCH'],
] as const)('responds with 405 to another method in %s', async (_case, header, field) => {
  const response = await send('POST', header, field);
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('PUT');
  expect((await get('/api/sliders/1')).statusCode).toBe(200);
});

it('responds with 405 to a creation that claims to be a PUT', async () => {
  const fields: Field[] = [
    ['_method', 'PUT'],
    ['images[]', { file: await buildImage() }],
  ];
  const response = await upload(server, '/api/sliders', headers, ...fields);
  expect(response.statusCode).toBe(405);
  expect((await get('/api/sliders')).json()).toEqual({ data: [] });
});
