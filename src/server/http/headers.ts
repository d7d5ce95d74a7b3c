import type { FastifyInstance } from 'fastify';
import { OPEN_TO_ALL, PREFLIGHT } from './openToAll';

/** The hash of an empty text: emotion adds empty style elements and fills them by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types webpack dompurify inert-html',
].join('; ');

/** Uploaded content that is opened as a page can do nothing. */
export const INERT_CONTENT = "default-src 'none'; sandbox";

/** For what never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('X-Request-Id', request.id);
    if (!request.routeOptions.config.isOpenToAll) return;
    reply.headers(OPEN_TO_ALL);
    // Also while the server starts, or the browser would hide the 503 of the call.
    if (request.method === 'OPTIONS') await reply.code(204).headers(PREFLIGHT).send();
  });
}
