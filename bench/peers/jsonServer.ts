import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { get, sendJson } from '../http';
import { ASKED, PAGE_SIZE, removeAll, several, WORD } from './contestant';
import type { Contestant } from './contestant';
import { photoInBase64 } from './content';
import type { Content } from './content';
import { install } from './install';
import { ServerProcess } from './serverProcess';

const VERSION = '0.17.4';

/** It stores only JSON; the photograph replaces the previous one, so that its file stays small. */
async function upload() {
  const bytes = await photoInBase64();
  return sendJson('PUT', '/photographs/1', { id: 1, name: 'flood.jpg', bytes });
}

/** json-server: all rows in memory and in one file, no accounts, no images. */
export async function jsonServer({ posts }: Content): Promise<Contestant> {
  const folder = await install('json-server', { 'json-server': VERSION });
  const cwd = mkdtempSync(path.join(tmpdir(), 'json-server-'));
  writeFileSync(path.join(cwd, 'db.json'), JSON.stringify({ posts, photographs: [{ id: 1 }] }));
  const program = path.join(folder, 'node_modules/json-server/lib/cli/bin.js');
  const server = await ServerProcess.prepare(`json-server ${VERSION}`, (port) => ({
    args: [program, 'db.json', '--host', '127.0.0.1', '--port', String(port)],
    cwd,
    env: {},
  }));
  const sorted = '_sort=created_at,id&_order=desc,desc';
  const pages = (query: string) =>
    several(ASKED, (index) =>
      get(`/posts?${sorted}&_page=${index + 1}&_limit=${PAGE_SIZE}${query}`),
    );
  return {
    server,
    work: {
      list: pages(''),
      filter: pages(`&q=${WORD}`).slice(0, 2),
      detail: several(ASKED, (index) => get(`/posts/${index + 1}`)),
      login: null,
      upload: [await upload()],
    },
    totalOf: (_body, headers) => Number(headers.get('x-total-count')),
    remove: () => removeAll(server, cwd),
  };
}
