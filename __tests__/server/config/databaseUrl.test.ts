import {
  hostsOf,
  isDatabaseUrl,
  databaseNameOf,
  withoutPassword,
} from '../../../src/server/config/databaseUrl';

it.each([
  ['postgres://a:b@h/d', ['postgres://a:b@h/d']],
  ['postgresql://a@h1:1,h2/d', ['postgresql://a@h1:1/d', 'postgresql://a@h2/d']],
  ['postgres://[::1]:1,[::1]:2/d', ['postgres://[::1]:1/d', 'postgres://[::1]:2/d']],
  ['postgres://h1,h2/d?port=7', ['postgres://h1/d?port=7', 'postgres://h2/d?port=7']],
  [
    'postgres:///d?host=h1,h2&port=1,2',
    ['postgres:///d?host=h1&port=1', 'postgres:///d?host=h2&port=2'],
  ],
  ['postgres://a@/d?host=/run/postgresql', ['postgres://a@/d?host=%2Frun%2Fpostgresql']],
  ['postgres://h/d?sslmode=require', ['postgres://h/d?sslmode=verify-full']],
])('finds the hosts of %s', (url, urls) => expect(hostsOf(url).urls).toEqual(urls));

it.each([
  ['postgres://h/d', false],
  ['postgres://h/d?target_session_attrs=any', false],
  ['postgres://h/d?target_session_attrs=read-write', true],
  ['postgres://h/d?target_session_attrs=primary', true],
  ['postgres://h1,h2/d', true],
])('knows whether to look for a host that accepts writes in %s', (url, needsWrites) =>
  expect(hostsOf(url).needsWrites).toBe(needsWrites),
);

it.each([
  'mysql://h/d',
  'postgres:h/d',
  'h:5432/d',
  'postgres://a:b#c@h/d',
  'postgres://a:1#c@h/d',
  'postgres://a:1/c@h/d',
  'postgres://a:1?c@h/d',
  'postgres://a:b@c/d@h/d',
  'postgres://a:%ff@h/d',
  'postgres://h:x/d',
  'postgres://h:65536/d',
  'postgres://h1,h2:x/d',
])('refuses %s', (url) => expect(isDatabaseUrl(url)).toBe(false));

it.each([
  'postgres://a:50%@h/d',
  'postgres://a:b@c@h/d',
  'postgres://a:%23%25%2F%3F%40@h/d',
  'postgres://h/d?user=a@b&password=c',
  'postgres://%2Frun%2Fpostgresql/d',
])('accepts %s', (url) => expect(isDatabaseUrl(url)).toBe(true));

it.each([
  ['postgres://a:b@h1:1,h2/d?x=y', 'h1:1,h2/d'],
  ['postgres://a:b@h', 'h/a'],
  ['postgres:///d?host=/run/postgresql', '/run/postgresql/d'],
])('names %s', (url, name) => expect(databaseNameOf(url)).toBe(name));

it.each([
  ['postgres://a:b@h1,h2/d?password=b&sslmode=require', 'postgres://a@h1,h2/d?sslmode=require'],
  ['postgres://h', 'postgres://h'],
])('leaves the password out of %s', (url, rest) => expect(withoutPassword(url)).toBe(rest));
