import { Responses } from '../../../src/server/http/keptResponses';

const responseOf = (version: string, bytes: number) => ({
  version,
  headers: {},
  body: Buffer.alloc(bytes, version),
});

it('finds a response as long as the store has its version, and never again', () => {
  const responses = new Responses(1000);
  const response = responseOf('1', 10);
  responses.add('/api/posts', response);
  expect(responses.find('/api/posts', '1')).toBe(response);
  expect(responses.find('/api/users', '1')).toBeNull();
  expect(responses.find('/api/posts', '2')).toBeNull();
  expect(responses.find('/api/posts', '1')).toBeNull();
});

it('drops the least recently used responses beyond its bytes', () => {
  const responses = new Responses(300);
  for (const key of ['a', 'b', 'c']) responses.add(key, responseOf('1', 90));
  responses.find('a', '1');
  responses.add('d', responseOf('1', 90));
  const kept = ['a', 'b', 'c', 'd'].filter((key) => responses.find(key, '1'));
  expect(kept).toEqual(['a', 'c', 'd']);
});

it('takes the memory of what it drops back into account', () => {
  const responses = new Responses(300);
  for (let version = 0; version < 100; version += 1) {
    const key = String(version);
    expect(responses.find('a', key)).toBeNull();
    responses.add('a', responseOf(key, 90));
  }
  for (const key of ['b', 'c']) responses.add(key, responseOf('99', 90));
  expect(['a', 'b', 'c'].filter((key) => responses.find(key, '99'))).toHaveLength(3);
});

it('does not keep a response that is larger than everything it may keep', () => {
  const responses = new Responses(300);
  responses.add('a', responseOf('1', 301));
  expect(responses.find('a', '1')).toBeNull();
});
