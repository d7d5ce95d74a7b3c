import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../contract/limits';
import { buildApp } from './app';
import { ConfigError } from './config/config';
import type { Config } from './config/config';
import { makeTrustedTime } from './runtime/trustedTime';
import { issueMissedAlert } from './feeds/issueAlert';
import { fillIfEmpty, removeStalePassword } from './accounts/firstStart';
import type { NewAdmin } from './accounts/firstStart';
import { makeLifecycle, stopGracefully } from './http/lifecycle';
import { SearchQueue } from './http/limits/searchQueue';
import type { Services } from './http/services';
import { makeImageDecoder } from './images/imageDecoder';
import { makePasswords } from './accounts/passwords';
import { lastRecordedAt } from './store/audit';
import { judgeZawgyiAgain, slowSearch } from './store/postSearch';
import { openStore } from './store/engine/store';
import { makeTwoFactor } from './accounts/twoFactor';

export interface RunningServer {
  url: string;
  hasFrontEnd: boolean;
  newAdmin: NewAdmin | null;
  stop(): Promise<void>;
}

function explainListenError(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Set PORT to a free one.`,
    EACCES: `This user may not open port ${port}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Set HOST to one of its addresses.`,
    ENOTFOUND: `The host name ${host} is unknown. Set HOST to an address of this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new ConfigError(reason, { cause: error }) : error;
}

/** Fastify would log the address now, but programs that wait for it expect an open store. */
function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { port, host } = config;
  const listenTextResolver = () => 'Server starting: requests get 503 until the store is ready';
  return app.listen({ port, host, listenTextResolver }).catch((error: Error) => {
    throw explainListenError(error, config);
  });
}

function urlOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'string' ? address : address?.port;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${BASE_PATH}/`;
}

/**
 * Starts the server. It listens at once and answers 503 until the store is open and filled.
 *
 * @param fill adds content before the server is ready
 * @throws ConfigError, StoreError
 */
export async function serve(
  config: Config,
  fill: (services: Services) => Promise<void> = () => Promise.resolve(),
): Promise<RunningServer> {
  const store = openStore(config);
  const { db } = store;
  const images = makeImageDecoder(config.limits);
  const now = () => new Date();
  const services = {
    db,
    images,
    now,
    trustedTime: makeTrustedTime(now),
    passwords: makePasswords(),
    searches: new SearchQueue(),
    feeds: config.feeds,
    twoFactor: makeTwoFactor(config),
    maxSessionMs: config.maxSessionMs,
  };
  const lifecycle = makeLifecycle();
  const app = buildApp({ config, services, lifecycle, storeMetrics: store.metrics });
  app.addHook('onClose', () => store.close());
  try {
    const address = await listen(app, config);
    await store.prepare();
    for (const warning of [store.warning(), await slowSearch(db)]) {
      if (warning !== null) app.log.warn(warning);
    }
    await judgeZawgyiAgain(db);
    if (!services.twoFactor) app.log.info('two-factor sign-in is off: TOTP_KEY is not set');
    services.trustedTime.continueFrom(await lastRecordedAt(db));
    const passwordFile = join(config.dataDir, 'first-password.txt');
    await removeStalePassword(services, passwordFile);
    // Anything but a terminal keeps the output: the journal, a container's log, a file.
    const isShown = process.stdout.isTTY;
    const newAdmin = await fillIfEmpty(services, config.admin, isShown ? null : passwordFile);
    await fill(services);
    await issueMissedAlert(db, config.feeds);
    lifecycle.phase = 'ready';
    app.log.info(`Server listening at ${address}`);
    return {
      url: urlOf(config.host, app.server.address()),
      hasFrontEnd: existsSync(join(config.staticDir, 'index.html')),
      newAdmin,
      stop: () => stopGracefully(app, lifecycle),
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
