import { isRecord } from '../../../contract/records';
import { keepsData } from './deviceStorage';
import { makeSignal } from './signal';

/** Identifies a newer version: the id of its build, or the file of this version that is missing. */
let version: string | null = null;
let isReloading = false;
const { subscribe, notify } = makeSignal();
export const subscribeToVersion = subscribe;

export const isReplaced = () => version !== null;

function found(newer: string): void {
  version ??= newer;
  notify();
}

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** @param build the server's build, from the header `X-Build`; null if it does not report one */
export function noteBuild(build: string | null): void {
  const own = ownBuild();
  if (build && own && build !== own) found(build);
}

/** The time limit of the check for a missing file. After that, the failure is shown. */
const CHECK_MS = 5000;

/**
 * Whether the server responds but the file is gone. Some servers respond to any path with their
 * start page.
 */
async function isGone(file: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_MS);
    const { ok, status, headers } = await fetch(file, {
      method: 'HEAD',
      cache: 'no-store',
      signal,
    });
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    return status === 404 || status === 410 || (ok && isPage);
  } catch {
    return false;
  }
}

/**
 * Loads a part of the page; every `import()` goes through here. If the server no longer has the
 * part, a newer version has been deployed.
 *
 * @throws whatever `load` throws
 */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The page is about to reload, so a failure would only flash.
    if (isReloading) await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    // The script of webpack's `ChunkLoadError`.
    const file = isRecord(error) ? error.request : undefined;
    if (typeof file === 'string' && (await isGone(file))) found(file);
    throw error;
  }
}

/** Whether the page is reloading, so that nobody has to be asked whether to leave. */
export const isLeaving = () => isReloading;

/** The session storage key for the version that this tab has reloaded for. */
const RELOADED_KEY = 'reloaded-for';

/** Prevents a reload loop if a part is missing for good or servers differ. */
function isFirstReload(newer: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED_KEY) !== newer;
    sessionStorage.setItem(RELOADED_KEY, newer);
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * If there is a newer version, loads an address of the product from the server. It does so once per
 * newer version, and not if that would sign the user out.
 */
export function loadNewVersion(href: string): void {
  if (version === null || isReloading || !keepsData() || !isFirstReload(version)) return;
  isReloading = true;
  const { href: shown } = window.location;
  // On Back, the address has already changed.
  if (new URL(href, shown).href === shown) window.location.reload();
  else window.location.assign(href);
}
