import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { object, string, ValidationError } from 'yup';
import { isDatabaseUrl, URL_ADVICE } from './databaseUrl';
import { feedSchema, feedSettingsOf, problemOfFeeds } from './feedSettings';
import type { FeedSettings } from './feedSettings';
import { mustBe, secret, wholeNumber } from './settings';
import { isProxy } from '../accounts/networks';
import { codeOf } from '../runtime/errors';
import { visibleOnly } from '../../contract/text';
import { passwordSchema, userEditSchema } from '../../contract/user';

/** `engines` in package.json, which a test compares; docs/decisions/0005-node-floor.md has the reasons. */
export const NODE_RANGE = { from: '20.19', below: '24.19' };

const numberOf = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return 1000 * major + minor;
};

/**
 * A sentence for the operator if this program cannot run on a version of Node, else null. From
 * 24.19 on, the process can be aborted when a query of SQLite is freed.
 */
export function problemOfNode(version: string): string | null {
  const { from, below } = NODE_RANGE;
  const number = numberOf(version);
  if (number >= numberOf(from) && number < numberOf(below)) return null;
  return (
    `This program needs Node ${from} or newer, below ${below}, and this is Node ${version}: ` +
    'install the newest Node 22.'
  );
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  staticDir: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The addresses of the reverse proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string | false;
  metricsToken: string | null;
  limits: Limits;
  feeds: FeedSettings | null;
  maxSessionMs: number;
  /** The key that encrypts two-factor secrets. Without it, two-factor sign-in is off. */
  totpKey: Buffer | null;
  requireTwoFactor: boolean;
  /** The first administrator. If the password is null, a random one is made. */
  admin: { email: string; password: string | null };
}

/** Limits that keep clients from starving each other. Times are in milliseconds. */
export interface Limits {
  headersTimeout: number;
  /** The longest time without traffic in either direction during a request or a response. */
  stallTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  maxConnections: number;
  uploadBytes: number;
  /** Memory for images and long JSON responses that clients are slow to fetch. */
  downloadBytes: number;
  imageTimeout: number;
  imageBytes: number;
}

/** A setting with which the server cannot start. The message is for the operator. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

const DAY_S = 86_400;
const MEGABYTE = 1_000_000;
const MIN_TOKEN_LENGTH = 16;

const seconds = (fallback: number, max: number) => wholeNumber(fallback, 1, max);

/** Only a shell expands `~` and `$HOME`; elsewhere they would name a folder. */
const folder = (fallback: string) =>
  string()
    .matches(/^[^~$]/, mustBe('a path that begins with neither ~ nor $, which only a shell reads'))
    .default(fallback);

/** Addresses of IPv6 have brackets in URLs. */
const withoutBrackets = (address: string) => address.replace(/^\[(.*)\]$/, '$1');

const proxiesOf = (text: string) =>
  text.split(',').map((proxy) => withoutBrackets(proxy.trim().toLowerCase()));

function keyOf(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null;
}

const schema = object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: string().transform(withoutBrackets).default('127.0.0.1'),
  DATA_DIR: folder('./data'),
  DATABASE_URL: secret().test(
    'address',
    `\${path} must be an address such as ${URL_ADVICE}.`,
    (text) => text === undefined || isDatabaseUrl(text),
  ),
  STATIC_DIR: folder('./build'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, mustBe(`one of ${LOG_LEVELS.join(', ')}`))
    .default('info'),
  TRUST_PROXY: string().test(
    'proxies',
    mustBe('addresses of proxies, separated by commas'),
    (text) => text === undefined || proxiesOf(text).every(isProxy),
  ),
  METRICS_TOKEN: secret().matches(new RegExp(`^[\\x21-\\x7e]{${MIN_TOKEN_LENGTH},}$`), {
    message: `\${path} must be at least ${MIN_TOKEN_LENGTH} Latin letters, digits or signs without blanks.`,
  }),
  HEADERS_TIMEOUT: seconds(30, 300),
  STALL_TIMEOUT: seconds(120, 3600),
  REQUEST_TIMEOUT: seconds(1800, DAY_S),
  KEEP_ALIVE_TIMEOUT: seconds(72, 3600),
  MAX_CONNECTIONS: wholeNumber(16_000, 10, 1_000_000),
  // The largest form must fit.
  UPLOAD_MEMORY: wholeNumber(512, 210, 1_000_000),
  DOWNLOAD_MEMORY: wholeNumber(256, 50, 1_000_000),
  IMAGE_TIMEOUT: seconds(5, 3600),
  // The process takes 60 MB before its first image.
  IMAGE_MEMORY: wholeNumber(260, 120, 1_000_000),
  SESSION_MAX_DAYS: wholeNumber(7, 1, 30),
  TOTP_KEY: secret().test(
    'key',
    '${path} must be 32 random bytes in base64 or hex, as from: openssl rand -base64 32',
    (text) => text === undefined || keyOf(text) !== null,
  ),
  REQUIRE_2FA: string().oneOf(['privileged'], mustBe('privileged, or unset')),
  ADMIN_EMAIL: string()
    .default('admin@example.org')
    .transform(visibleOnly)
    .test('email', mustBe('an e-mail address'), (email) =>
      userEditSchema.pick(['email']).isValidSync({ email }),
    ),
  ADMIN_PASSWORD: secret().test(
    'password',
    '${path} must be 6 to 255 characters, not all of them blank.',
    (password) => password === undefined || passwordSchema.isValidSync(password),
  ),
}).concat(feedSchema);

const SECRETS = Object.entries(schema.describe().fields)
  .filter(([, field]) => 'meta' in field && field.meta?.secret)
  .map(([name]) => name);

/** The names of all environment variables. Each secret also has a `_FILE` variable. */
export const VARIABLES: readonly string[] = [
  ...Object.keys(schema.fields),
  ...SECRETS.map((name) => `${name}_FILE`),
];

const QUOTED = /^(["']).*\1$/s;

/** Reads a secret from its file, without the line break that editors and `echo` put at its end. */
function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${name}_FILE names ${file}, which cannot be read (${codeOf(error)}).`, {
      cause: error,
    });
  }
  if (text.trim() === '') throw new ConfigError(`${name}_FILE names ${file}, which is empty.`);
  return text;
}

/**
 * The value of a variable, from the environment or from the file of a secret.
 *
 * @throws ConfigError if both are set
 */
function rawValue(env: Env, name: string): string | undefined {
  const file = SECRETS.includes(name) ? env[`${name}_FILE`]?.trim() : undefined;
  if (!file) return env[name];
  if (env[name]) throw new ConfigError(`Set either ${name} or ${name}_FILE, not both.`);
  return readSecret(name, file);
}

/**
 * Reads all variables. An empty one counts as unset, as in `PORT= npm start`. Passwords may begin
 * with a blank.
 *
 * @throws ConfigError for a value in quotes: a shell removes them, but a Docker env file keeps them
 */
function setVariables(env: Env) {
  const entries = Object.keys(schema.fields).map((name) => {
    const raw = rawValue(env, name);
    const text = name === 'ADMIN_PASSWORD' ? raw : raw?.trim();
    if (QUOTED.test(text ?? '')) {
      throw new ConfigError(`${name} must not begin and end with quotes. Set it without them.`);
    }
    return [name, text || undefined];
  });
  return Object.fromEntries(entries) as Env;
}

function validated(env: Env) {
  try {
    const set = schema.validateSync(setVariables(env));
    const problem = problemOfFeeds(set);
    if (problem !== null) throw new ConfigError(problem);
    if (set.REQUIRE_2FA && !set.TOTP_KEY) throw new ConfigError('REQUIRE_2FA needs a TOTP_KEY.');
    return set;
  } catch (error) {
    throw error instanceof ValidationError ? new ConfigError(error.message) : error;
  }
}

/**
 * Reads the settings. Every program of the server calls it first, before it opens a store.
 *
 * @throws ConfigError also for a version of Node on which the program cannot run
 */
export function loadConfig(env: Env, node = process.versions.node): Config {
  const problem = problemOfNode(node);
  if (problem !== null) throw new ConfigError(problem);
  const set = validated(env);
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    staticDir: resolve(set.STATIC_DIR),
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY === undefined ? false : proxiesOf(set.TRUST_PROXY).join(','),
    metricsToken: set.METRICS_TOKEN ?? null,
    limits: {
      headersTimeout: 1000 * set.HEADERS_TIMEOUT,
      stallTimeout: 1000 * set.STALL_TIMEOUT,
      requestTimeout: 1000 * set.REQUEST_TIMEOUT,
      keepAliveTimeout: 1000 * set.KEEP_ALIVE_TIMEOUT,
      maxConnections: set.MAX_CONNECTIONS,
      uploadBytes: MEGABYTE * set.UPLOAD_MEMORY,
      downloadBytes: MEGABYTE * set.DOWNLOAD_MEMORY,
      imageTimeout: 1000 * set.IMAGE_TIMEOUT,
      imageBytes: MEGABYTE * set.IMAGE_MEMORY,
    },
    feeds: feedSettingsOf(set),
    totpKey: set.TOTP_KEY === undefined ? null : keyOf(set.TOTP_KEY),
    requireTwoFactor: set.REQUIRE_2FA !== undefined,
    maxSessionMs: 1000 * DAY_S * set.SESSION_MAX_DAYS,
    admin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD ?? null },
  };
}
