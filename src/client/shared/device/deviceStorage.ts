/*
 * The page's data on this device, in local storage. A browser may refuse it: reading throws if the
 * data of the site is blocked, and writing fails if the storage is full. The data then lasts only
 * for this visit.
 */

import { makeSignal } from './signal';

export const AUTH_TOKEN_KEY = 'auth_token';

const visit = new Map<string, string>();
let isBlocked = false;
const { subscribe, notify } = makeSignal();

export const subscribeToStorage = subscribe;

/** Whether the session survives a reload. A lost display setting alone is not worth a warning. */
export const keepsData = () => !isBlocked && !visit.has(AUTH_TOKEN_KEY);

export function readItem(key: string): string | null {
  const value = visit.get(key);
  if (value !== undefined) return value;
  try {
    return window.localStorage.getItem(key);
  } catch {
    isBlocked = true;
    return null;
  }
}

function removeStored(keys: string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    isBlocked = true;
  }
}

export function removeItems(keys: string[]): void {
  removeStored(keys);
  for (const key of keys) visit.delete(key);
  notify();
}

/**
 * Stores all entries or none, because a part would be mistaken for the whole.
 *
 * @returns whether they are stored
 */
function areStored(entries: [string, string][]): boolean {
  if (isBlocked) return false;
  try {
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
    return true;
  } catch {
    removeStored(entries.map(([key]) => key));
    return false;
  }
}

/** Stores all of these, or keeps all of them for this visit. */
export function storeItems(items: Record<string, string>): void {
  const entries = Object.entries(items);
  const isStored = areStored(entries);
  for (const [key, value] of entries) {
    if (isStored) visit.delete(key);
    else visit.set(key, value);
  }
  notify();
}
