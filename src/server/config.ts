import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { passwordSchema, userEditSchema } from '../contract/user';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that an operator can set; the README's table lists the variables. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL database to stand on in place of the folder. */
  databaseUrl: string | null;
  /** The built front end. */
  staticDir: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Reverse proxies, by address, whose word on a client's address is believed. */
  trustProxy: string | false;
  /** What whoever reads the metrics must send; null for no metrics. */
  metricsToken: string | null;
  limits: Limits;
  /** The first administrator; a null password stands for a random one. */
  admin: { email: string; password: string | null };
}

/** What clients may take, so that none of them starves the others. Times are in milliseconds. */
export interface Limits {
  /** Until the headers of a request are there, or the body of one without a session. */
  headersTimeout: number;
  /** Without a byte in either direction while a request or an answer is under way. */
  stallTimeout: number;
  /** Until a request is there, body and all. */
  requestTimeout: number;
  /** Between two requests on a connection. */
  keepAliveTimeout: number;
  maxConnections: number;
  /** Memory for bodies that are under way or at work. */
  uploadBytes: number;
  /** Memory for images that their readers are slow to fetch. */
  downloadBytes: number;
}

/** A value that the server cannot start with; the message is for the operator's eyes. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset, as in `PORT= npm start`. */
function read(env: Env, name: string, fallback: string): string {
  return env[name]?.trim() || fallback;
}

function readNumber(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = read(env, name, String(fallback));
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

const MEGABYTE = 1_000_000;
const DAY_S = 86_400;

function readLimits(env: Env): Limits {
  const seconds = (name: string, fallback: number, most: number) =>
    1000 * readNumber(env, name, fallback, 1, most);
  return {
    headersTimeout: seconds('HEADERS_TIMEOUT', 30, 300),
    stallTimeout: seconds('STALL_TIMEOUT', 120, 3600),
    requestTimeout: seconds('REQUEST_TIMEOUT', 1800, DAY_S),
    keepAliveTimeout: seconds('KEEP_ALIVE_TIMEOUT', 72, 3600),
    maxConnections: readNumber(env, 'MAX_CONNECTIONS', 16_000, 10, 1_000_000),
    // The largest form must fit in.
    uploadBytes: MEGABYTE * readNumber(env, 'UPLOAD_MEMORY', 512, 210, 1_000_000),
    downloadBytes: MEGABYTE * readNumber(env, 'DOWNLOAD_MEMORY', 256, 50, 1_000_000),
  };
}

function readLogLevel(env: Env): Config['logLevel'] {
  const text = read(env, 'LOG_LEVEL', 'info');
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

/** Addresses, ranges of them, or the names that Fastify has for the private ranges. */
function readProxies(env: Env): Config['trustProxy'] {
  const text = read(env, 'TRUST_PROXY', '');
  const isKnown = (proxy: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(proxy) ||
    (/^[^/]+(\/\d{1,3})?$/.test(proxy) && isIP(proxy.replace(/\/.*/, '')) > 0);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (text === '') return false;
  if (proxies.every(isKnown)) return proxies.join(',');
  throw new ConfigError(
    `TRUST_PROXY must be addresses of proxies, separated by commas, not "${text}".`,
  );
}

function readDatabaseUrl(env: Env): Config['databaseUrl'] {
  const text = read(env, 'DATABASE_URL', '');
  if (text === '') return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  // Not repeated: it may hold a password.
  throw new ConfigError('DATABASE_URL must be an address such as postgres://user@host/database.');
}

const SHORTEST_TOKEN = 16;

function readMetricsToken(env: Env): Config['metricsToken'] {
  const text = read(env, 'METRICS_TOKEN', '');
  if (text === '') return null;
  if (/^[\x21-\x7e]+$/.test(text) && text.length >= SHORTEST_TOKEN) return text;
  // Not repeated: it is a secret.
  throw new ConfigError(
    `METRICS_TOKEN must be at least ${SHORTEST_TOKEN} Latin letters, digits or signs without blanks.`,
  );
}

function readAdmin(env: Env): Config['admin'] {
  const email = read(env, 'ADMIN_EMAIL', 'admin@example.org');
  if (!userEditSchema.pick(['email']).isValidSync({ email })) {
    throw new ConfigError(`ADMIN_EMAIL must be an e-mail address, not "${email}".`);
  }
  // Not trimmed: a blank at either end may be meant.
  const password = env.ADMIN_PASSWORD || null;
  if (password !== null && !passwordSchema.isValidSync(password)) {
    throw new ConfigError('ADMIN_PASSWORD must be at least 6 characters.');
  }
  return { email, password };
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with a sentence that names the variable and what it takes
 */
export function loadConfig(env: Env): Config {
  return {
    port: readNumber(env, 'PORT', 3000, 0, 65_535),
    host: read(env, 'HOST', '127.0.0.1'),
    dataDir: resolve(read(env, 'DATA_DIR', './data')),
    databaseUrl: readDatabaseUrl(env),
    staticDir: resolve(read(env, 'STATIC_DIR', './build')),
    logLevel: readLogLevel(env),
    trustProxy: readProxies(env),
    metricsToken: readMetricsToken(env),
    limits: readLimits(env),
    admin: readAdmin(env),
  };
}
