import { isRecord } from '../../contract/records';
import { keepsData } from './deviceStorage';

/** What tells of a newer version than this page: the id of its build, or the file of this one that is missing. */
let version: string | null = null;
let isReloading = false;
const readers = new Set<() => void>();

export function subscribeToVersion(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

export const isReplaced = () => version !== null;

function found(newer: string): void {
  version ??= newer;
  readers.forEach((read) => read());
}

/** The id of the build that this page is of; nothing in development. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** @param build the one that the server has, by the header `X-Build`; null where it does not say */
export function noteBuild(build: string | null): void {
  const own = ownBuild();
  if (build && own && build !== own) found(build);
}

/** What the check for a missing file may take, before the failure is shown in any case. */
const CHECK_MS = 5000;

/** Whether the server is there and the file is not: some answer any path with their start page. */
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
 * Loads a part of the page; every `import()` passes through here. A part that is no longer on the server
 * belongs to a version that has been replaced.
 *
 * @throws what `load` throws
 */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The page is about to go; a failure would only be seen to flash.
    if (isReloading) await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    // The script of webpack's `ChunkLoadError`.
    const file = isRecord(error) ? error.request : undefined;
    if (typeof file === 'string' && (await isGone(file))) found(file);
    throw error;
  }
}

/** Whether the page is being loaded anew, so that nobody has to be asked whether to leave it. */
export const isLeaving = () => isReloading;

/** @param isKept whether what has been entered is kept; else the browser asks whether to lose it */
export function reloadPage(isKept: boolean): void {
  isReloading = isKept;
  window.location.reload();
}

/** Where a tab keeps for which version it was loaded anew. */
const RELOADED_KEY = 'reloaded-for';

/** A part may be missing for good, or servers may differ: nobody shall be led in circles. */
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
 * Loads an address of the product from the server where this page has been replaced: once for each newer
 * version, and not where that would sign out.
 */
export function loadNewVersion(href: string): void {
  if (version === null || isReloading || !keepsData() || !isFirstReload(version)) return;
  isReloading = true;
  const { href: shown } = window.location;
  // Back has already changed the address.
  if (new URL(href, shown).href === shown) window.location.reload();
  else window.location.assign(href);
}
