import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../helpers/server/freePort';
import { eventually } from './eventually';

const CANDIDATES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** The nginx of this machine; undefined if none is installed. */
export const nginxPath = CANDIDATES.find((candidate) => candidate && existsSync(candidate));

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
export async function startNginx(program: string, api: string) {
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
