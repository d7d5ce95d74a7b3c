import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../__tests__/helpers/server/freePort';

const CANDIDATES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const POLL_EVERY_MS = 20;

/** @throws Error where nginx is not installed */
function findNginx(): string {
  const found = CANDIDATES.find((program) => spawnSync(program, ['-v']).status === 0);
  if (found) return found;
  throw new Error('This report needs nginx: "apt-get install nginx-light", or your own package.');
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configOf = (port: number, origins: readonly string[]) => `
daemon off; master_process off; pid nginx.pid; error_log stderr crit; worker_rlimit_nofile 40000;
events { worker_connections 20000; }
http {
  access_log off; client_max_body_size 210m;
  ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join(' ')}
  upstream servers {
    ${origins.map((origin) => `server ${new URL(origin).host};`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://servers; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

export interface Balancer {
  origin: string;
  stop(): Promise<void>;
}

/** Starts nginx in front of servers, which take turns. */
export async function startNginx(origins: readonly string[]): Promise<Balancer> {
  const program = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configOf(port, origins));
  const child = spawn(program, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    await wait(POLL_EVERY_MS);
  }
  return {
    origin,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
