/** Scheme, user with password, hosts, name of the database, and parameters. */
const FORM = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^@/?#]*)(\/[^?#@]*)?(?:\?([^#]*))?$/;

const HOST = /^(\[[\da-f:.]+\]|[^:[\]]*)(?::(\d{0,5}))?$/i;

const MAX_PORT = 65_535;

/** The form of an address and its most frequent mistake, for messages. */
export const URL_ADVICE =
  'postgres://user:password@host/database, with the signs # % / ? @ of a password written as ' +
  '%23 %25 %2F %3F %40';

/** Whether the driver can decode a user and password. It accepts a lone "%". */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

function isHost(text: string): boolean {
  const found = HOST.exec(text);
  return found !== null && Number(found[2] ?? 0) <= MAX_PORT;
}

interface Address {
  scheme: string;
  user: string | undefined;
  hosts: string;
  path: string;
  parameters: URLSearchParams;
}

function read(databaseUrl: string): Address | null {
  const [, scheme, user, hosts = '', path = '', query = ''] = FORM.exec(databaseUrl) ?? [];
  if (scheme === undefined || !isDecodable(user ?? '') || !hosts.split(',').every(isHost)) {
    return null;
  }
  const parameters = new URLSearchParams(query);
  // The rest of a password that has an unencoded sign would count as parameters.
  const isCut = user === undefined && query.includes('@') && !parameters.has('user');
  return isCut ? null : { scheme, user, hosts, path, parameters };
}

export const isDatabaseUrl = (text: string): boolean => read(text) !== null;

/** @throws Error for an address that `isDatabaseUrl` does not accept */
function addressIn(databaseUrl: string): Address {
  const address = read(databaseUrl);
  if (!address) throw new Error('DATABASE_URL was not checked.');
  return address;
}

function write({ scheme, user, hosts, path, parameters }: Address): string {
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return `${scheme}${user === undefined ? '' : `${user}@`}${hosts}${path}${query}`;
}

const nameIn = (user = '') => user.replace(/:.*/s, '');

const WRITING = ['read-write', 'primary'];

/** libpq's modes that the driver treats as `verify-full`, with a warning on the console. */
const VERIFIED = ['prefer', 'require', 'verify-ca'];

/**
 * Splits an address with several hosts in libpq's form, which the driver does not know: either
 * `host1:5432,host2:5432` or the parameters `host` and `port`, of which one port counts for all.
 *
 * @returns an address for each host, and whether the server must look for one that accepts writes
 */
export function hostsOf(databaseUrl: string) {
  const address = addressIn(databaseUrl);
  const { hosts, parameters } = address;
  if (VERIFIED.includes(parameters.get('sslmode') ?? '') && !parameters.has('uselibpqcompat')) {
    parameters.set('sslmode', 'verify-full');
  }
  const named = parameters.get('host')?.split(',');
  const ports = parameters.get('port')?.split(',') ?? [];
  const urls = (named ?? hosts.split(',')).map((host, index) => {
    const own = new URLSearchParams(parameters);
    const port = ports[index] ?? ports[0];
    if (named) own.set('host', host);
    if (port) own.set('port', port);
    return write({ ...address, hosts: named ? hosts : host, parameters: own });
  });
  const target = parameters.get('target_session_attrs') ?? '';
  return { urls, needsWrites: urls.length > 1 || WRITING.includes(target) };
}

/** The hosts and the database, for messages. Like libpq, the user gives its name to the database. */
export function databaseNameOf(databaseUrl: string): string {
  const { user, hosts, path, parameters } = addressIn(databaseUrl);
  const database = path.length > 1 ? path : `/${nameIn(user)}`;
  return `${parameters.get('host') ?? hosts}${database}`;
}

/**
 * The address for PostgreSQL's own tools. It contains no password, which lists of processes would
 * show.
 */
export function withoutPassword(databaseUrl: string): string {
  const { user, ...address } = addressIn(databaseUrl);
  address.parameters.delete('password');
  return write({ ...address, user: user === undefined ? undefined : nameIn(user) });
}
