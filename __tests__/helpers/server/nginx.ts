import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from './freePort';

const HOST = 'weather.example.org';
const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);
const env = { ...process.env, PATH };

export const hasNginx = ['nginx -v', 'openssl version'].every(
  (command) => spawnSync(command, { env, shell: true }).status === 0,
);

/** The configuration in docs/operations.md. */
function documented(): string {
  const page = readFileSync('docs/operations.md', 'utf8');
  const [, file] = /^```nginx\n(.*?)^```$/ms.exec(page) ?? [];
  if (file === undefined) throw new Error('docs/operations.md has no configuration of nginx.');
  return file;
}

const PLACES = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What the packages of nginx have around the file in their own configuration. */
function around(file: string, folder: string): string {
  const nameOf = (place: string) => (place === 'body' ? 'client_body' : place);
  const temporary = PLACES.map((place) => `${nameOf(place)}_temp_path ${join(folder, place)};`);
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${file}; }`,
  ].join('\n');
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** nginx with the documented configuration before two servers, on ports of its own. */
export class Nginx {
  private readonly folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  private readonly certificate = join(this.folder, 'certificate.pem');
  private child: ChildProcess | undefined;
  private port = 0;

  /** @param ports of the two servers */
  async start(ports: readonly [number, number]): Promise<void> {
    this.port = await freePort();
    const key = join(this.folder, 'key.pem');
    const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
    const files = ['-keyout', key, '-out', this.certificate];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
    const changed = documented()
      .replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
      .replace('listen 443', `listen 127.0.0.1:${this.port}`)
      .replace(/\/etc\S+\.pem/, this.certificate)
      .replace(/\/etc\S+\.key/, key);
    const file = join(this.folder, 'back-office.conf');
    writeFileSync(file, changed);
    const main = join(this.folder, 'nginx.conf');
    writeFileSync(main, around(file, this.folder));
    for (const place of PLACES) mkdirSync(join(this.folder, place));
    const args = ['-p', this.folder, '-c', main, '-e', 'stderr', '-g', 'daemon off;'];
    this.child = spawn('nginx', args, { env, stdio: 'ignore' });
    while (!(await this.get('/healthz').catch(() => null))) {
      if (this.child.exitCode !== null) throw new Error('nginx has ended.');
    }
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, { headers });
  }

  async ask(path: string, { method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
    const ca = readFileSync(this.certificate);
    const place = { host: '127.0.0.1', port: this.port, servername: HOST, ca, agent: false };
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({
      ...place,
      path,
      method,
      headers: { host: HOST, ...headers, ...length },
    });
    const received = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(body);
    const [response] = await received;
    const { statusCode: status = 0 } = response;
    return { status, headers: response.headers, body: await buffer(response) };
  }

  json(path: string, body: object, headers: Record<string, string> = {}, method = 'POST') {
    const typed = { ...headers, 'content-type': 'application/json' };
    return this.ask(path, { method, headers: typed, body: JSON.stringify(body) });
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child?.exitCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(this.folder, { recursive: true });
  }
}
