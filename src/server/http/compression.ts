import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyRequest } from 'fastify';
import { LARGE_BYTES } from './limits/largeResponses';

/**
 * Compresses JSON, CSV and feeds only. The build compresses static files; images are compressed
 * already.
 */
export const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^(text\/csv|application\/(json|feed\+json|atom\+xml|cap\+xml))/,
  threshold: 1024,
  // Compresses synchronously, so that no compressor waits for the client.
  syncThreshold: LARGE_BYTES,
  globalDecompression: false,
  brotliOptions: {
    params: {
      // Level 4 is twice as fast as gzip and has a smaller result.
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // A window of 256 kB takes 2 MB of memory per response instead of 6.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
};

const COMPRESSOR_BYTES = 2_000_000;

/**
 * The memory of the compressor of a large response, which it keeps until the client has read it.
 */
export function compressorBytes({ headers }: FastifyRequest): number {
  return /br|gzip|\*/.test(String(headers['accept-encoding'])) ? COMPRESSOR_BYTES : 0;
}
