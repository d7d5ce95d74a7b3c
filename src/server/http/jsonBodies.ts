import type { FastifyInstance } from 'fastify';
import { HttpError, malformedText } from './errors';

/** Far deeper than any valid body, and shallow enough for recursive code. */
const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (isInString) continue;
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function malformedPath(value: unknown): string[] | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  // For an array this is ten times as fast as Object.entries, which makes a text of each index.
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) {
    const path = typeof key === 'number' || key.isWellFormed() ? malformedPath(item) : [];
    if (path) return [String(key), ...path];
  }
  return null;
}

/**
 * The 422 for a body with a text that is not valid Unicode, or null. An escape such as `\ud800` is
 * valid JSON, but each database stores it differently.
 */
function textError(body: unknown): HttpError | null {
  const path = malformedPath(body);
  return path && malformedText(path.join('.'));
}

/**
 * Parses JSON bodies. An empty body counts as absent. A body that is not JSON, has a `__proto__` or
 * is nested too deeply gets 400; one with invalid Unicode gets 422.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(new HttpError(400));
    else void parse(request, text, (error, value) => done(error ?? textError(value), value));
  });
}
