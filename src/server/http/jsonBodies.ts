import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';

/** Far more than any body of ours; much that looks at a value goes down into it by recursion. */
const DEEPEST = 32;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Whether brackets stand too deep in each other, told from the text before it is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Reads JSON bodies. One of no bytes is no body; one with a `__proto__` or too deep is refused, as
 * is one that is no JSON.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(new HttpError(400));
    else void parse(request, text, done);
  });
}
