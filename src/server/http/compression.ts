import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyRequest } from 'fastify';
import { LARGE_BYTES } from './limits/largeResponses';

/** Of JSON, CSV and feeds only: static files are compressed by the build, images by their formats. */
export const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^(text\/csv|application\/(json|feed\+json|atom\+xml|cap\+xml))/,
  // A smaller response fits one packet either way.
  threshold: 1024,
  // At once, so that no compressor waits for the client.
  syncThreshold: LARGE_BYTES,
  globalDecompression: false,
  brotliOptions: {
    params: {
      // Level 4 is twice as fast as gzip, and its output smaller.
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // A window of 256 kB: 2 MB of memory for a response, in place of 6.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
};

const COMPRESSOR_BYTES = 2_000_000;

/** The memory for compressing a large response, until its client has read it. */
export function compressorBytes({ headers }: FastifyRequest): number {
  return /br|gzip|\*/.test(String(headers['accept-encoding'])) ? COMPRESSOR_BYTES : 0;
}
