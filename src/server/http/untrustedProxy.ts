import type { FastifyInstance } from 'fastify';

const ADVICE =
  'A request has X-Forwarded-For, but TRUST_PROXY is unset: all visitors who come through a proxy ' +
  'count as one. Set TRUST_PROXY to the address of the proxy. Without a proxy, ignore this.';

/** Warns the operator once of a proxy that is not trusted. The header itself is not logged. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      app.log.warn(ADVICE);
    }
    done();
  });
}
