import type { Id } from '../../../contract/ids';
import type { Image } from '../../../contract/image';
import { isRecord } from '../../../contract/records';

/** One page of a list as the screens use it, whichever shape it arrived in (readings 104). */
export interface Page<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** The text of a field as it may come; '' for what is missing or no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a field holds an id: a number, or a text that is not empty (readings 123). */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The thing itself, whether it came bare or wrapped in `data`; `null` when there is none. */
export function unwrap(answer: unknown): unknown {
  return isRecord(answer) && 'data' in answer ? answer.data : (answer ?? null);
}

/** The things of an answer, whether a bare array or one under `data`; anything else holds none. */
export function unwrapList(answer: unknown): unknown[] {
  const list = unwrap(answer);
  return Array.isArray(list) ? list : [];
}

/** A whole number of at least `least`, which may arrive as text; `null` for anything else. */
function readCount(value: unknown, least: number): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return null;
  return Number(text) >= least ? Number(text) : null;
}

/**
 * Reads a paged answer in either shape of section 3.
 *
 * @param answer what the server sent: a bare array, `{data, meta}` or `{data, current_page, …}`
 * @param asked the page and size that were asked for, used where the answer does not tell
 */
export function normalizePage(
  answer: unknown,
  asked: { page: number; perPage: number },
): Page<unknown> {
  const items = unwrapList(answer);
  const outer = isRecord(answer) ? answer : {};
  const meta = isRecord(outer.meta) ? outer.meta : {};
  const read = (key: string, least: number, fallback: number) =>
    readCount(meta[key], least) ?? readCount(outer[key], least) ?? fallback;
  return {
    items,
    currentPage: read('current_page', 1, asked.page),
    lastPage: read('last_page', 1, asked.page),
    perPage: read('per_page', 1, asked.perPage),
    total: read('total', 0, items.length),
  };
}

function normalizeImage(value: unknown): Image[] {
  if (!isRecord(value) || typeof value.url !== 'string' || value.url === '') return [];
  const { id, url } = value;
  const size = Number(value.size);
  return [
    {
      id: typeof id === 'number' || typeof id === 'string' ? id : url,
      url,
      size: Number.isFinite(size) ? size : 0,
    },
  ];
}

/**
 * The images of an answer: an array, one object, or nothing (section 3, readings 39). Without a
 * `size` it is 0, without an `id` the address stands for it; what has no address is left out.
 */
export function normalizeImages(value: unknown): Image[] {
  return (Array.isArray(value) ? value : [value]).flatMap(normalizeImage);
}
