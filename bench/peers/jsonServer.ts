import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { get } from '../http';
import { PAGE_SIZE, requestsFor, WORD } from './contestant';
import type { Peer } from './contestant';

const VERSION = '0.17.4';
const SORTED = '_sort=created_at,id&_order=desc,desc';

const list = (page: number) => `/posts?${SORTED}&_page=${page}&_limit=${PAGE_SIZE}`;

/** json-server: all rows in memory and in one file, no accounts, no images. */
export const jsonServer: Peer = {
  name: 'json-server',
  version: VERSION,
  packages: { 'json-server': VERSION },
  probe: get('/posts/1'),
  prepare({ home, folder, port }, { posts }) {
    writeFileSync(path.join(folder, 'db.json'), JSON.stringify({ posts }));
    const program = path.join(home, 'node_modules/json-server/lib/cli/bin.js');
    return { args: [program, 'db.json', '--host', '127.0.0.1', '--port', String(port)] };
  },
  fill() {
    const filter = (page: number) => `${list(page)}&q=${WORD}`;
    return requestsFor({ list, filter, detail: (number) => `/posts/${number}` });
  },
  totalOf: (_body, headers) => Number(headers.get('x-total-count')),
};
