import path from 'node:path';
import { ADMIN } from '../../__tests__/helpers/server/product';
import { get, sendJson } from '../http';
import { seedPosts } from '../posts/seed';
import { PAGE_SIZE, requestsFor, WORD } from './contestant';
import type { Peer } from './contestant';
import { uploadTo } from './content';

const PROGRAM = path.resolve(__dirname, '../../dist/server.js');
const LOGIN = sendJson('POST', '/api/login', ADMIN);
const SEARCH = `/api/posts/filter?query=${WORD}&start_date=&end_date=`;

export const ours: Peer = {
  name: 'ours',
  probe: get('/healthz'),
  prepare({ folder, port }) {
    const env = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' };
    return { args: [PROGRAM], env };
  },
  async fill(server, { posts }) {
    const { token } = (await server.ask(LOGIN)).body as { token: string };
    await server.stop();
    await seedPosts(server.folder, null, posts.length);
    return requestsFor({
      token,
      list: (page) => `/api/posts?page=${page}&per_page=${PAGE_SIZE}`,
      filter: (page) => `${SEARCH}&page=${page}&per_page=${PAGE_SIZE}`,
      detail: (number) => `/api/posts/${number}`,
      upload: await uploadTo('/api/sliders', 'images[]'),
    });
  },
  totalOf(body) {
    const { total, meta } = body as { total?: number; meta?: { total: number } };
    return total ?? meta?.total ?? 0;
  },
};
