import { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config';
import { callerIdOf } from './auth';
import { makeLogOutput } from './logOutput';
import type { LogStream } from './logOutput';

/** One line per request, after its response. Bodies and headers are never logged. */
class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line after the response says as much.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: callerIdOf(request),
      address: request.ip,
    };
    if (error) request.log.warn({ ...line, err: error }, 'response not delivered');
    else request.log.info(line, 'request');
  }
}

/** Other fields of an error may contain what a user typed. */
function describeError(error: Error & { code?: string }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code: error.code,
  };
}

export function logOptions(
  level: Config['logLevel'],
  stream: LogStream = makeLogOutput(process.stdout),
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      level,
      serializers: { err: describeError },
      // Plugins log headers at trace level.
      redact: { paths: ['*.headers'], remove: true },
      stream,
    },
    logController: new RequestLog({ requestIdLogLabel: 'request' }),
  };
}

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
