import { nanoid } from '@reduxjs/toolkit';
import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { isServerTimeKnown, now } from '../../../../contract/clock';
import { isRecord } from '../../../../contract/records';
import { keepsData } from '../../device/deviceStorage';
import type { Attempt } from '../attempts';

export type Values = Record<string, unknown>;

export interface Draft {
  /** Milliseconds since 1970 by the server's clock. */
  savedAt: number;
  page: string;
  /** The fingerprint of the values with which the form was opened. */
  base: string;
  values: Values;
  /** The labels of the fields that hold a text which the user wrote. */
  written?: Record<string, WrittenField>;
  /** The last submission, if its outcome is unknown. */
  attempt?: Attempt | null;
}

export interface WrittenField {
  /** The English label. */
  label: string;
  isHtml?: boolean;
}

export interface StoredDraft extends Draft {
  key: string;
}

export interface ListedDraft extends Omit<StoredDraft, 'base' | 'attempt'> {
  /** Identifies the form and the entity, such as `post:12`. */
  name: string;
  bytes: number;
}

const KEPT_MS = 30 * 86_400_000;

/**
 * IndexedDB sometimes never answers, for example in a private window of Safari or while another tab
 * upgrades the database.
 */
const OPENED_WITHIN_MS = 5000;

const database = createStore('form-drafts', 'drafts');

async function opened(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The draft database did not open in time.')),
      OPENED_WITHIN_MS,
    );
  });
  try {
    await Promise.race([database('readonly', () => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

const store: UseStore = async (mode, use) => {
  await opened();
  return database(mode, use);
};

/**
 * A new key for the draft of one open form, such as `post:new#V1StGXR8`. Two tabs with the same
 * form have two drafts. Version 1.1 stored drafts under their name alone.
 */
export const newDraftKey = (name: string) => `${name}#${nanoid()}`;

const nameOf = (key: string) => key.replace(/#.*$/, '');

/**
 * A draft has two entries: one without the files under `[owner, key]`, and the files under their
 * own key. The files are only written when they change.
 */
type EntryKey = [owner: string, key: string];
const filesKeyOf = (entry: EntryKey) => [...entry, 'files'];
const bothKeysOf = (entry: EntryKey) => [entry, filesKeyOf(entry)];

const isKey = (key: unknown): key is EntryKey => Array.isArray(key) && key.length === 2;

const isFile = (value: unknown): value is Blob => value instanceof Blob;

export const filesIn = (value: unknown): Blob[] => [value].flat().filter(isFile);

const pick = (values: Values, isWanted: (value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isWanted(value)));

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.key === 'string' && typeof value.values === 'string';

const isWritten = (field: unknown): field is WrittenField =>
  isRecord(field) && typeof field.label === 'string';

const readWritten = (fields: unknown): Record<string, WrittenField> =>
  Object.fromEntries(
    Object.entries(isRecord(fields) ? fields : {}).flatMap(([path, field]) =>
      isWritten(field) ? [[path, field]] : [],
    ),
  );

function parse(entry: unknown): (Draft & { bytes: number }) | null {
  if (!isRecord(entry) || !isRecord(entry.values)) return null;
  const { savedAt, page, base, values, written, bytes, attempt } = entry;
  if (typeof savedAt !== 'number' || typeof page !== 'string' || typeof base !== 'string')
    return null;
  return {
    ...{ savedAt, page, base, values },
    written: readWritten(written),
    bytes: typeof bytes === 'number' ? bytes : 0,
    attempt: isAttempt(attempt) ? attempt : null,
  };
}

function entryOf({ values, ...draft }: Draft, files: Values) {
  const texts = pick(values, (value) => filesIn(value).length === 0);
  const parts = [new Blob([JSON.stringify(texts)]), ...Object.values(files).flatMap(filesIn)];
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  return { ...draft, values: texts, bytes };
}

/** Whether a draft is older than 30 days. Both clocks must agree, because either may be wrong. */
const isOld = ({ savedAt }: Draft) =>
  isServerTimeKnown() && savedAt <= Math.min(now(), Date.now()) - KEPT_MS;

async function removeOld(): Promise<void> {
  const known = (await keys<IDBValidKey>(store)).filter(isKey);
  const entries = await getMany<unknown>(known, store);
  const old = known.filter((_, index) => {
    const draft = parse(entries[index]);
    return !draft || isOld(draft);
  });
  if (old.length > 0) await delMany(old.flatMap(bothKeysOf), store);
}

let removing: Promise<void> | undefined;

/**
 * Removes old drafts once per page, as soon as the server's time is known. A failure is retried.
 */
async function prepared(): Promise<void> {
  if (!isServerTimeKnown()) return;
  removing ??= removeOld();
  try {
    await removing;
  } catch (error) {
    removing = undefined;
    throw error;
  }
}

let writes: Promise<unknown> = Promise.resolve();

/** Reads wait for these writes, so that a form that is opened again finds its latest draft. */
export function announceWrite(write: Promise<unknown>): void {
  writes = Promise.allSettled([writes, write]);
}

const newestFirst = (a: Draft, b: Draft) => b.savedAt - a.savedAt;

/** Returns one user's drafts on this device without their files, newest first. */
async function storedDrafts(owner: string) {
  await writes;
  await prepared();
  const own = (await keys<IDBValidKey>(store)).filter(isKey).filter(([of]) => of === owner);
  const entries = await getMany<unknown>(own, store);
  return own
    .flatMap(([, key], index) => {
      const draft = parse(entries[index]);
      return draft ? { ...draft, key, name: nameOf(key) } : [];
    })
    .sort(newestFirst);
}

/**
 * Returns the drafts of a form with their files, newest first.
 *
 * @throws if the browser has no storage or refuses it, like every function in this file
 */
export async function readDrafts(owner: string, name: string): Promise<StoredDraft[]> {
  const drafts = (await storedDrafts(owner)).filter((draft) => draft.name === name);
  const files = await getMany<unknown>(
    drafts.map(({ key }) => filesKeyOf([owner, key])),
    store,
  );
  return drafts.map((draft, index) => {
    const stored = files[index];
    return { ...draft, values: { ...draft.values, ...(isRecord(stored) ? stored : {}) } };
  });
}

/**
 * Resolves once the draft is on the disk.
 *
 * @param withFiles whether to write the files too; if not, the files of the previous write stay
 */
export async function writeDraft(
  owner: string,
  key: string,
  draft: Draft,
  withFiles: boolean,
): Promise<void> {
  // The caller tells the user that drafts are not kept.
  if (!keepsData()) throw new Error('Storage is not available in this browser.');
  await prepared();
  const files = pick(draft.values, (value) => filesIn(value).length > 0);
  const entry: [IDBValidKey, unknown] = [[owner, key], entryOf(draft, files)];
  await setMany(withFiles ? [entry, [filesKeyOf([owner, key]), files]] : [entry], store);
}

export async function removeDrafts(owner: string, keys: string[]): Promise<void> {
  await prepared();
  await delMany(
    keys.flatMap((key) => bothKeysOf([owner, key])),
    store,
  );
}

export const listDrafts = (owner: string): Promise<ListedDraft[]> => storedDrafts(owner);

interface DraftEvent {
  owner: string;
  key: string;
  isRemoved: boolean;
}

const CHANNEL = 'form-drafts';

/** Tells every open form, in this tab and in others, that a draft was written or removed. */
export function announceDraft(event: DraftEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(event);
  channel.close();
}

/**
 * Calls `listen` when a draft of a form was written or removed.
 *
 * @returns a function that stops it
 */
export function onDraftChange(
  owner: string,
  name: string,
  listen: (event: Omit<DraftEvent, 'owner'>) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<DraftEvent>) => {
    if (data.owner === owner && nameOf(data.key) === name) listen(data);
  });
  return () => channel.close();
}
