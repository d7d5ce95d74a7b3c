import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

it.each([
  ['/', '/build/'],
  ['/login', '/build/login'],
  ['/build', '/build/'],
])('leads from %s to %s', async (from, to) => {
  const answer = await get(from);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(to);
});

it.each([
  '/build/',
  '/build/login',
  '/build/slider/7/edit',
  '/build/slider?page=2',
  '/build/icons',
])('answers %s with the app’s page, revalidated each time', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toBe(PAGE);
});

it('allows the page its own scripts and nothing inline or foreign', async () => {
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
  ]);
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', undefined],
])('sends a hashed file to who accepts %s encoded as %s, cached for ever', async (accept, used) => {
  const answer = await get('/build/main.3f2a1b9c0d4e5f60.js', { 'accept-encoding': accept });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(used);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  if (!used) expect(answer.body).toBe(SCRIPT);
});

it('caches a file without a hash for a short while, and revalidates it', async () => {
  const url = '/build/icons/category-one.svg';
  const answer = await get(url);
  expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
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
])('answers 404 in JSON to %s', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'Not found.' });
});

it('answers HEAD', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/build/slider' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

it('answers 404 for the app’s page while no front end is built', async () => {
  const bare = await startTestServer();
  expect((await bare.app.inject({ url: '/build/' })).statusCode).toBe(404);
  await bare.stop();
});
