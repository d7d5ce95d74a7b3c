import 'fake-indexeddb/auto';
import { clear, createStore, entries } from 'idb-keyval';

const nodeClone = structuredClone;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/**
 * In Node 20, structuredClone turns a File into a Blob. Files never change, so this returns the
 * same File.
 */
function clone(value: unknown): unknown {
  if (value instanceof File) return value;
  if (Array.isArray(value)) return value.map(clone);
  if (!isPlain(value)) return nodeClone(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)]));
}

Object.assign(globalThis, { structuredClone: clone });

const store = createStore('form-drafts', 'drafts');

/** The owners and names of the stored drafts as `owner:name`. */
export async function drafts(): Promise<string[]> {
  const stored = await entries<string[], unknown>(store);
  return stored
    .filter(([key]) => key.length === 2)
    .map(([key]) => key.join(':').replace(/#.*$/, ''));
}

export async function files(): Promise<[string, number][]> {
  const stored = await entries<string[], Record<string, unknown>>(store);
  const values = stored
    .filter(([key]) => key.length === 3)
    .flatMap(([, byField]) => Object.values(byField));
  return values.flat().flatMap((file) => (file instanceof File ? [[file.name, file.size]] : []));
}

export const storedText = async (): Promise<string> => JSON.stringify(await entries(store));

export const clearDrafts = () => clear(store);
