import { mkdirSync, rmSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

const SCRIPT = 'console.log("rain");'.repeat(50);
const PAGE = '<!doctype html><title>App</title>';

let server: TestServer;
let staticDir: string;

function write(name: string, content: string | Buffer): void {
  const file = join(staticDir, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  staticDir = temporaryFolder();
  write('index.html', PAGE);
  write('index.html.br', brotliCompressSync(PAGE));
  write('index.html.gz', gzipSync(PAGE));
  write('main.3f2a1b9c0d4e5f60.js', SCRIPT);
  write('main.3f2a1b9c0d4e5f60.js.br', brotliCompressSync(SCRIPT));
  write('main.3f2a1b9c0d4e5f60.js.gz', gzipSync(SCRIPT));
  write('main.3f2a1b9c0d4e5f60.js.map', '{}');
  write('icons/category-one.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.secret.txt', 'hidden');
  server = await startTestServer({ staticDir });
});

afterAll(async () => {
  await server.stop();
  rmSync(staticDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

it('names its build in every response, also once it has been replaced', async () => {
  const folder = temporaryFolder();
  const replace = (head: string) => writeFileSync(join(folder, 'index.html'), head);
  replace('<meta name="build" content="0123abcd"/>');
  const other = await startTestServer({ staticDir: folder });
  const build = async (url = '/api/sliders') =>
    (await other.app.inject({ url })).headers['x-build'];
  try {
    expect([await build(), await build('/build/')]).toEqual(['0123abcd', '0123abcd']);
    const changed = new Promise((resolve) => watchFile(join(folder, 'index.html'), resolve));
    replace('<meta name="build" content="4567abcd"/>');
    await changed;
    expect(await build()).toBe('4567abcd');
  } finally {
    unwatchFile(join(folder, 'index.html'));
    await other.stop();
    rmSync(folder, { recursive: true });
  }
});

it('names no build where the page has none', async () =>
  expect((await get('/api/sliders')).headers).not.toHaveProperty('x-build'));

it.each([
  ['/', '/build/'],
  ['/login', '/build/login'],
  ['/build', '/build/'],
])('redirects %s to %s', async (from, to) => {
  const response = await get(from);
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(to);
});

it.each([
  '/build/',
  '/build/login',
  '/build/slider/7/edit',
  '/build/slider?page=2',
  '/build/icons',
])('responds to %s with the page of the app, always revalidated', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).toBe(PAGE);
});

it.each(['br', 'gzip'])('sends the page as %s, always revalidated', async (encoding) => {
  const response = await get('/build/slider', { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['cache-control']).toBe('no-cache');
});

it('allows the page its own scripts, none inline or from elsewhere', async () => {
  const policy = String((await get('/build/')).headers['content-security-policy']).split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack dompurify inert-html',
  ]);
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', undefined],
])(
  'sends a hashed file to clients that accept %s encoded as %s, cached forever',
  async (accept, used) => {
    const response = await get('/build/main.3f2a1b9c0d4e5f60.js', { 'accept-encoding': accept });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(used);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    if (!used) expect(response.body).toBe(SCRIPT);
  },
);

it('caches a file without a hash for a short while, and revalidates it', async () => {
  const url = '/build/icons/category-one.svg';
  const response = await get(url);
  expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  const again = await get(url, { 'if-none-match': String(response.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it.each([
  '/build/main.00000000.js',
  '/build/icons/none.svg',
  '/build/main.3f2a1b9c0d4e5f60.js.map',
  '/build/main.3f2a1b9c0d4e5f60.js.MAP',
  '/build/main.3f2a1b9c0d4e5f60.js.br',
  '/build/.secret.txt',
  '/build/%2e%2e/%2e%2e/etc/passwd.txt',
  '/build/..%2f..%2fpackage.json',
  '/build/%5c..%5cpackage.json',
  '/build//index.html',
  '/build/icons/%00.svg',
])('responds with 404 in JSON to %s', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ message: 'Not found.' });
});

it('responds to HEAD', async () => {
  const response = await server.app.inject({ method: 'HEAD', url: '/build/slider' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
});

it('responds with 404 to the app’s page while no front end is built', async () => {
  const bare = await startTestServer();
  expect((await bare.app.inject({ url: '/build/' })).statusCode).toBe(404);
  await bare.stop();
});
