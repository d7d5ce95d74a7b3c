import path from 'node:path';
import { get, sendJson, signed } from '../http';
import { ASKED, copySeeded, PAGE_SIZE, removeAll, several, WORD } from './contestant';
import type { Contestant } from './contestant';
import { uploadTo } from './content';
import type { Content } from './content';
import { install } from './install';
import { ServerProcess } from './serverProcess';
import { PACKAGES, STRAPI, writeProject } from './strapiProject';
import { EDITOR, seedStrapi, UPLOAD } from './strapiSeed';

const WITH_ALL = 'populate[category]=true&populate[tags]=true&populate[cover]=true';
const NEWEST_FIRST = 'sort[0]=written_at:desc&sort[1]=id:desc';
const HEALTH = get('/_health');
const LOGIN = sendJson('POST', '/api/auth/local', EDITOR);

/** Strapi's case-insensitive filter for a text within one of the fields. */
const FILTER = ['[title]', '[description]', '[tags][name]']
  .map((field, index) => `filters[$or][${index}]${field}[$containsi]=${WORD}`)
  .join('&');

const pagePath = (page: number, size: number) =>
  `/api/post-all?${WITH_ALL}&${NEWEST_FIRST}&pagination[page]=${page}&pagination[pageSize]=${size}`;

function serverIn(cwd: string, program: string): Promise<ServerProcess> {
  return ServerProcess.prepare(`Strapi ${STRAPI}`, (port) => {
    writeProject(cwd, port);
    return { args: [program, 'start'], cwd, env: { STRAPI_TELEMETRY_DISABLED: 'true' } };
  });
}

/** Signs in and looks up the ids of the newest posts. */
async function readSetup(server: ServerProcess) {
  await server.start(HEALTH);
  try {
    const { jwt } = (await server.ask(LOGIN)).body as { jwt: string };
    const { body } = await server.ask(signed(get(pagePath(1, ASKED)), jwt));
    const { data } = body as { data: { documentId: string }[] };
    return { jwt, documentIds: data.map(({ documentId }) => documentId) };
  } finally {
    await server.stop();
  }
}

/** Strapi on SQLite, used through its content API. */
export async function strapi(content: Content): Promise<Contestant> {
  const home = await install('strapi', PACKAGES);
  const program = path.join(home, 'node_modules/@strapi/strapi/bin/strapi.js');
  const folder = await copySeeded(home, content, async (unfinished) => {
    const server = await serverIn(unfinished, program);
    try {
      await server.start(HEALTH);
      await seedStrapi(server, content);
    } finally {
      await server.stop();
    }
  });
  const server = await serverIn(folder, program);
  const { jwt, documentIds } = await readSetup(server);
  const pages = (query: string) =>
    several(ASKED, (index) => signed(get(pagePath(index + 1, PAGE_SIZE) + query), jwt));
  return {
    server,
    work: {
      list: pages(''),
      filter: pages(`&${FILTER}`).slice(0, 2),
      detail: documentIds.map((id) => signed(get(`/api/post-all/${id}?${WITH_ALL}`), jwt)),
      login: [LOGIN],
      upload: [signed(await uploadTo(...UPLOAD), jwt)],
    },
    totalOf(body) {
      const { meta } = body as { meta?: { pagination: { total: number } } };
      return meta?.pagination.total ?? 0;
    },
    remove: () => removeAll(server, folder),
  };
}
