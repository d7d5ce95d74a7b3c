import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SECURITY_HEADERS } from '../../src/server/http/headers';
import { Product } from '../helpers/server/product';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../helpers/server/freePort';
import { eventually } from './support/screen';

const CANDIDATES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** The nginx of this machine; undefined if none is installed. */
const nginxPath = CANDIDATES.find((candidate) => candidate && existsSync(candidate));

/**
 * The configuration around the snippet, as in an installed nginx. The folders are for its output.
 */
const AROUND = `
daemon off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  types {
    text/html html;
    text/css css;
    application/javascript js;
    image/svg+xml svg;
    font/woff2 woff2;
  }
`;

/**
 * Returns the snippet of docs/own-server.md, for the built front end of this folder and a server at
 * `api`.
 */
function configOf(port: number, api: string): string {
  const page = readFileSync('docs/own-server.md', 'utf8');
  const snippet = /```nginx\n([^]*?)```/.exec(page)?.[1] ?? '';
  const here = snippet
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/back-office;', `${path.resolve('.')};`)
    .replace('http://127.0.0.1:8000', api);
  return `${AROUND}${here}}\n`;
}

/** Starts nginx in front of a server. */
async function startNginx(program: string, api: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  writeFileSync(path.join(folder, 'nginx.conf'), configOf(port, api));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await eventually(async () => void (await fetch(`${origin}/build/`)));
  return {
    origin,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const files = readdirSync('build');

it('builds the source maps beside what is deployed', () => {
  expect(files.filter((name) => name.includes('.map'))).toEqual([]);
  expect(readdirSync('build-maps')).toContainEqual(expect.stringMatching(/^main\..*\.js\.map$/));
  expect(files).toContain('index.html');
});

it('tells Chromium to compile the first scripts ahead', () => {
  const first = files.filter((name) => /^(main|splash)\..*\.js$/.test(name));
  expect(first).toHaveLength(2);
  for (const name of first)
    expect(readFileSync(`build/${name}`, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

/** The headers of every response, whatever its caching. */
const SECURITY = Object.entries(SECURITY_HEADERS).filter(([name]) => name !== 'Cache-Control');
const missing = 'nginx is not installed: apt-get install nginx, or set NGINX_PATH';

(nginxPath ? describe : describe.skip)(
  `the snippet for nginx${nginxPath ? '' : ` (${missing})`}`,
  () => {
    const product = new Product();
    let nginx: Awaited<ReturnType<typeof startNginx>>;

    beforeAll(async () => {
      await product.start();
      nginx = await startNginx(nginxPath ?? '', product.origin);
    });

    afterAll(async () => {
      await nginx.stop();
      await product.remove();
    });

    const get = (path: string) =>
      fetch(`${nginx.origin}${path}`, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'gzip' },
      });

    it.each(['/', '/login', '/build'])('redirects %s to the start page', async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('location')]).toEqual([302, '/build/']);
    });

    it.each(['/build/', '/build/posts/7', '/build/no/such/screen'])(
      'answers %s with the page, compressed, with the headers of the included server',
      async (path) => {
        const response = await get(path);
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('content-type')).toBe('text/html');
        expect(response.headers.get('content-encoding')).toBe('gzip');
        const security = SECURITY.map(([name]) => [name, response.headers.get(name)]);
        expect(security).toEqual(SECURITY);
        expect(await response.text()).toContain('<div id="root"></div>');
      },
    );

    it('allows files with a hash to be cached for ever, others for an hour', async () => {
      const script = files.find((name) => /^main\..*\.js$/.test(name));
      const hashed = await get(`/build/${script}`);
      expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(hashed.headers.get('content-encoding')).toBe('gzip');
      const manifest = await get('/build/manifest.webmanifest');
      expect(manifest.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    });

    it('responds to a missing file with 404, which is not cached', async () => {
      const { status, headers } = await get('/build/main.00000000.js');
      expect([status, headers.get('cache-control')]).toEqual([404, null]);
    });

    it('forwards calls with bodies as large as the forms allow', async () => {
      const refused = await get('/api/sliders');
      expect([refused.status, await refused.json()]).toEqual([
        401,
        { message: 'Unauthenticated.' },
      ]);
      const body = new FormData();
      body.append('images[]', new Blob([new Uint8Array(3_000_000)]), 'rain.jpg');
      const upload = await fetch(`${nginx.origin}/api/sliders`, { method: 'POST', body });
      expect(upload.status).toBe(401);
    });
  },
);
