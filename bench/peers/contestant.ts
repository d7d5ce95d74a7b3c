import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../__tests__/helpers/server/freePort';
import { get, signed } from '../http';
import type { Request } from '../http';
import { install } from '../install';
import type { Packages } from '../install';
import type { Content } from './content';
import { Server } from './server';
import type { Program } from './server';

export const PAGE_SIZE = 10;
export const WORD = 'water';
/** The number of different pages and posts that are requested. */
export const ASKED = 50;

export interface Requests {
  list: readonly Request[];
  filter: readonly Request[];
  detail: readonly Request[];
  upload?: readonly Request[];
}

export type Work = keyof Requests;

interface Place {
  /** The folder with the packages, which contains that of the server. */
  home: string;
  folder: string;
  port: number;
}

export interface Peer {
  name: string;
  version?: string;
  packages?: Packages;
  /** This request succeeds when the server is up. */
  probe: Request;
  prepare(place: Place, content: Content): Program | Promise<Program>;
  /** Fills the running server with the content. It may stop the server for that. */
  fill(server: Server, content: Content): Requests | Promise<Requests>;
  /** The total in a response to `list` or `filter`. */
  totalOf: (body: unknown, headers: Headers) => number;
}

export interface Contestant {
  server: Server;
  requests: Requests;
  totalOf: Peer['totalOf'];
  remove: () => Promise<void>;
}

export function requestsFor(paths: {
  token?: string;
  /** A page of the list, and one of the posts with `WORD`. Pages count from 1. */
  list: (page: number) => string;
  filter: (page: number) => string;
  /** A post by its position, counted from 1. */
  detail: (number: number) => string;
  upload?: Request;
}): Requests {
  const { token, list, filter, detail, upload } = paths;
  const sign = (request: Request) => (token ? signed(request, token) : request);
  const several = (count: number, pathOf: (number: number) => string) =>
    Array.from({ length: count }, (_, index) => sign(get(pathOf(index + 1))));
  return {
    list: several(ASKED, list),
    filter: several(2, filter),
    detail: several(ASKED, detail),
    ...(upload && { upload: [sign(upload)] }),
  };
}

export async function enter(peer: Peer, content: Content): Promise<Contestant> {
  const { name, version = '', packages, probe, totalOf } = peer;
  const home = packages ? await install(name, packages) : tmpdir();
  const place = { home, folder: mkdtempSync(path.join(home, 'run-')), port: await freePort() };
  const program = await peer.prepare(place, content);
  const server = new Server(`${name} ${version}`.trim(), place.folder, place.port, program);
  const remove = async () => {
    await server.stop();
    rmSync(place.folder, { recursive: true, force: true });
  };
  try {
    await server.start(probe);
    const requests = await peer.fill(server, content);
    // A restart, so that nothing left over from filling is measured.
    await server.stop();
    await server.start(probe);
    return { server, requests, totalOf, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
