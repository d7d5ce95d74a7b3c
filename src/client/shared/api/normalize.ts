import type { Id } from '../../../contract/ids';
import type { Image } from '../../../contract/image';
import { isRecord } from '../../../contract/records';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether a field is an id: a number or a non-empty string. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

export const versionOf = ({ version }: Record<string, unknown>) =>
  typeof version === 'number' ? { version } : {};

/**
 * Returns the entries of an array, or of an object whose keys are all numbers, which is how PHP
 * encodes a filtered array. Returns null for anything else.
 */
export function asArray(value: unknown): unknown[] | null {
  const isArray = Array.isArray(value);
  const isList = isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  return isArray || isList ? Object.values<unknown>(value) : null;
}

/** Reads slugs, sent as strings or as objects with a slug, without duplicates. */
export function readSlugs(value: unknown): string[] {
  const slugs = (asArray(value) ?? []).map((item) => textOf(isRecord(item) ? item.slug : item));
  return [...new Set(slugs)].filter((slug) => slug !== '');
}

/** Returns a response's entity, bare or wrapped in `data`; `null` if there is none. */
export function unwrap(response: unknown): unknown {
  return isRecord(response) && 'data' in response ? response.data : (response ?? null);
}

/**
 * Returns the object with a page's `data` and numbers: the response, or a paginator wrapped in
 * `data`.
 */
export function unwrapPage(response: unknown): unknown {
  const inner = unwrap(response);
  return isRecord(inner) && 'data' in inner ? inner : response;
}

/**
 * Returns a response's entities from a bare list or from `data`; an empty list for anything else.
 */
export function unwrapList(response: unknown): unknown[] {
  return asArray(unwrap(unwrapPage(response))) ?? [];
}

function normalizeImage(value: unknown): Image[] {
  if (!isRecord(value) || textOf(value.url) === '') return [];
  const url = textOf(value.url);
  const size = Number(value.size);
  return [{ id: isId(value.id) ? value.id : url, url, size: Number.isFinite(size) ? size : 0 }];
}

/**
 * Reads the images of an entity, sent as a list, as one object or not at all. A missing `size` is
 * 0, a missing `id` is the URL. An entry without a URL is left out.
 */
export function normalizeImages(value: unknown): Image[] {
  return (asArray(value) ?? [value]).flatMap(normalizeImage);
}
