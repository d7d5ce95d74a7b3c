import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Request } from '../http';
import type { Content } from './content';
import type { ServerProcess } from './serverProcess';

/** Kinds of work by their number of concurrent clients. Ours lets an account sign in once at a time. */
export const WORKS = { list: 10, filter: 10, detail: 10, login: 1, upload: 2 } as const;
export type Work = keyof typeof WORKS;

export const PAGE_SIZE = 10;
export const WORD = 'flood';
export const ASKED = 50;

/** A server with the content, and its requests for the same work. */
export interface Contestant {
  server: ServerProcess;
  /** Sent in turn; null where the server does not support it. */
  work: Record<Work, readonly Request[] | null>;
  /** The total in a response to `list` or `filter`. */
  totalOf(body: unknown, headers: Headers): number;
  /** Stops it and removes what it wrote. */
  remove(): Promise<void>;
}

export function several<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/**
 * A folder with the content to run in. The filled one is cached, because filling takes minutes.
 *
 * @param fill fills a new folder
 */
export async function copySeeded(
  home: string,
  content: Content,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  const seeded = path.join(home, `seeded-${content.posts.length}-${hash}`);
  if (!existsSync(seeded)) {
    console.log(`Filling ${path.basename(home)} with ${content.posts.length} posts …`);
    const unfinished = mkdtempSync(path.join(home, 'seeding-'));
    await fill(unfinished);
    renameSync(unfinished, seeded);
  }
  const folder = mkdtempSync(path.join(home, 'run-'));
  cpSync(seeded, folder, { recursive: true });
  return folder;
}

/** Stops a server and removes its folder. */
export async function removeAll(server: ServerProcess, folder: string): Promise<void> {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
