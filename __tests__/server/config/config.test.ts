import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ConfigError,
  loadConfig,
  NODE_RANGE,
  problemOfNode,
  VARIABLES,
} from '../../../src/server/config/config';
import { temporaryFolder } from '../../helpers/server/testServer';

const LIMITS = {
  headersTimeout: 30_000,
  stallTimeout: 120_000,
  requestTimeout: 1_800_000,
  keepAliveTimeout: 72_000,
  maxConnections: 16_000,
  uploadBytes: 512_000_000,
  downloadBytes: 256_000_000,
  imageTimeout: 5000,
  imageBytes: 260_000_000,
};

describe('docs/settings.md', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  const rows = Array.from(
    page.matchAll(/^\| `(\w+)` +\| (?:`(.*?)`|none|random) +\|/gm),
    ([, name = '', value]) => ({ name, value }),
  );

  it('names every variable', () => {
    const fromFiles = Array.from(page.matchAll(/`(\w+_FILE)`/g), ([, name = '']) => name);
    const named = [...rows.map(({ name }) => name), ...fromFiles];
    expect(named.sort()).toEqual([...VARIABLES].sort());
  });

  it.each(rows.filter((row) => row.value))('gives the default of $name', ({ name, value }) => {
    const others = {
      PUBLIC_FEEDS: 'true',
      CAP_SENDER: 'alerts@example.org',
      CAP_OID: '2.49.0.1.104.0',
      [name]: undefined,
    };
    expect(loadConfig({ ...others, [name]: value })).toEqual(loadConfig(others));
  });
});

describe('Node', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { from, below } = NODE_RANGE;

  it.each(['18.20.8', '20.18.3', '24.19.0', '24.21.0', '26.10.0'])('%s is refused', (version) =>
    expect(() => loadConfig({}, version)).toThrow(
      new ConfigError(
        `This program needs Node 20.19 or newer, below 24.19, and this is Node ${version}: install the newest Node 22.`,
      ),
    ),
  );

  it.each(['20.19.0', '22.23.3', '24.18.1'])('%s is accepted', (version) =>
    expect(loadConfig({}, version)).toEqual(loadConfig({}, '20.20.2')),
  );

  it('has the same range wherever it is named', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(engines.node).toBe(`>=${from} <${below}`);
    expect(read('.npmrc')).toMatch(/^engine-strict=true$/m);
    for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/operations.md']) {
      expect(read(file)).toContain(`Node ${from} or newer, below ${below}`);
    }
    expect(read('.nvmrc').trim()).toBe(from);
    const [image = ''] = /(?<=^FROM node:)[\d.]+/m.exec(read('deploy/Dockerfile')) ?? [];
    const [ci = ''] = /(?<=container: node:)[\d.]+/.exec(read('.github/workflows/ci.yml')) ?? [];
    expect([problemOfNode(image), ci]).toEqual([null, from.split('.')[0]]);
  });
});

it('reads variables, and treats an empty one as unset', () => {
  const env = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://forecast:secret@db.example.org/backoffice',
    STATIC_DIR: '/srv/build',
    LOG_LEVEL: '',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    METRICS_TOKEN: ' 0123456789abcdef ',
    HEADERS_TIMEOUT: '5',
    MAX_CONNECTIONS: '500',
    UPLOAD_MEMORY: '1000',
    ADMIN_EMAIL: ' \u202Achief@exam\u00ADple.org\u202C\u200B ',
    ADMIN_PASSWORD: ' kept as typed ',
    SESSION_MAX_DAYS: '2',
    PUBLIC_FEEDS: ' true ',
    PUBLIC_URL: 'https://weather.example.org/',
    PUBLIC_POST_URL: 'https://www.example.org/posts/{id}',
    CAP_SENDER: 'dmh@example.org',
    CAP_OID: '2.49.0.1.104.0',
    CAP_STATUS: 'Actual',
    CAP_EXPIRES_HOURS: '72',
  };
  expect(loadConfig(env)).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/data',
    databaseUrl: 'postgres://forecast:secret@db.example.org/backoffice',
    staticDir: '/srv/build',
    logLevel: 'info',
    trustProxy: 'loopback,10.0.0.0/8,::1',
    metricsToken: '0123456789abcdef',
    feeds: {
      publicUrl: 'https://weather.example.org',
      postUrl: 'https://www.example.org/posts/{id}',
      cap: {
        sender: 'dmh@example.org',
        oid: '2.49.0.1.104.0',
        status: 'Actual',
        expiresHours: 72,
      },
    },
    totpKey: null,
    requireTwoFactor: false,
    maxSessionMs: 172_800_000,
    limits: { ...LIMITS, headersTimeout: 5000, maxConnections: 500, uploadBytes: 1_000_000_000 },
    admin: { email: 'chief@example.org', password: ' kept as typed ' },
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  [{ STALL_TIMEOUT: '0' }, 'STALL_TIMEOUT must be a whole number from 1 to 3600, not "0".'],
  [
    { UPLOAD_MEMORY: '200' },
    'UPLOAD_MEMORY must be a whole number from 210 to 1000000, not "200".',
  ],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .*, not "loud"\.$/],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY must be addresses of proxies, separated by commas, not "yes".',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/8,10.0.0.0/99' },
    'TRUST_PROXY must be addresses of proxies, separated by commas, not "10.0.0.0/8,10.0.0.0/99".',
  ],
  [{ PUBLIC_FEEDS: 'yes' }, 'PUBLIC_FEEDS must be true or false, not "yes".'],
  ...[
    'weather.example.org',
    'https://example.org/build',
    'https://example.org/?lang=my',
    'https://example.org/#top',
    'https://chief@example.org',
    'ftp://example.org',
  ].map((url): [Record<string, string>, RegExp] => [
    { PUBLIC_URL: url },
    /^PUBLIC_URL must be an address without a path, query or user, such as/,
  ]),
  [{ CAP_SENDER: 'dmh' }, 'CAP_SENDER and CAP_OID must be set together.'],
  [{ CAP_OID: '2.49' }, 'CAP_SENDER and CAP_OID must be set together.'],
  [
    { CAP_SENDER: 'dmh@example.org', CAP_OID: '2.49.0.0.104.0' },
    'CAP_OID must be an identifier of alerts such as 2.49.0.1.104.0 (2.49.0.0 names their ' +
      'publisher), not "2.49.0.0.104.0".',
  ],
  [{ CAP_SENDER: 'dmh@example.org', CAP_OID: '2.49.0.1' }, /^CAP_OID must be an identifier of al/],
  [{ CAP_EXPIRES_HOURS: '73' }, 'CAP_EXPIRES_HOURS must be a whole number from 1 to 72, not "73".'],
  [{ CAP_EXPIRES_HOURS: '0' }, /^CAP_EXPIRES_HOURS must be a whole number from 1 to 72/],
  [
    { CAP_SENDER: 'a,b', CAP_OID: '2.49' },
    /^CAP_SENDER must be a name without commas, < and &, not/,
  ],
  [{ CAP_SENDER: 'the service', CAP_OID: '2.49' }, /^CAP_SENDER must be 3 to 200 Latin letters/],
  [
    { CAP_SENDER: 'dmh', CAP_OID: '2.049' },
    /^CAP_OID must be an object identifier such as 2\.49\.0/,
  ],
  [{ CAP_STATUS: 'Draft' }, 'CAP_STATUS must be one of Test, Actual, not "Draft".'],
  [{ ADMIN_EMAIL: 'chief' }, 'ADMIN_EMAIL must be an e-mail address, not "chief".'],
  [{ ADMIN_EMAIL: 'a@b.org.' }, 'ADMIN_EMAIL must be an e-mail address, not "a@b.org.".'],
])('rejects %j with a sentence', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(ConfigError);
  expect(() => loadConfig(env)).toThrow(sentence);
});

it.each([
  ...['https://www.example.org/posts/', '/posts/{id}', 'www.example.org/{id}', '{id}'],
  ...['https://{id}.example.org/', 'https://www.example.org:{id}/', 'https://{id}@example.org/'],
  ...['ftp://example.org/{id}', 'javascript:alert({id})', 'https://me:pass@example.org/{id}'],
  ...['https://www.example.org/%7Bid%7D', 'https://www.example.org{id}', 'https:///{id}'],
])('rejects %s as the page of a post', (url) =>
  expect(() => loadConfig({ PUBLIC_POST_URL: url })).toThrow(
    `PUBLIC_POST_URL must be an address with {id}, such as https://www.example.org/posts/{id}, not "${url}".`,
  ),
);

it.each([
  ['HTTPS://Weather.Example.ORG:443', 'https://weather.example.org'],
  ['http://weather.example.org:80/', 'http://weather.example.org'],
  ['https://weather.example.org:8443', 'https://weather.example.org:8443'],
  ['https://မိုးလေဝသ.မြန်မာ/', 'https://xn--djdgde6emp8c.xn--7idjb0f4ck'],
])('takes the public address %s as %s', (url, publicUrl) => {
  const { feeds } = loadConfig({ PUBLIC_FEEDS: 'true', PUBLIC_URL: url });
  expect(feeds?.publicUrl).toBe(publicUrl);
});

it('takes addresses in capitals and in brackets', () => {
  const env = { HOST: '[::1]', TRUST_PROXY: 'Loopback, [FD00::1], FD00::/8' };
  expect(loadConfig(env)).toMatchObject({ host: '::1', trustProxy: 'loopback,fd00::1,fd00::/8' });
});

it('reads the key of two-factor sign-in in base64 and in hex, and needs it to require that', () => {
  const key = Buffer.from('0123456789abcdef0123456789abcdef');
  for (const encoding of ['base64', 'base64url', 'hex'] as const) {
    const { totpKey } = loadConfig({ TOTP_KEY: key.toString(encoding) });
    expect(totpKey?.equals(key)).toBe(true);
  }
  expect(loadConfig({})).toMatchObject({ totpKey: null, requireTwoFactor: false });
  const both = { TOTP_KEY: key.toString('hex'), REQUIRE_2FA: 'privileged' };
  expect(loadConfig(both).requireTwoFactor).toBe(true);
  expect(() => loadConfig({ REQUIRE_2FA: 'privileged' })).toThrow('REQUIRE_2FA needs a TOTP_KEY.');
  expect(() => loadConfig({ ...both, REQUIRE_2FA: 'all' })).toThrow(
    /REQUIRE_2FA must be privileged/,
  );
});

it.each(VARIABLES.filter((name) => !name.endsWith('_FILE')))(
  'rejects %s in quotes, as from an env file, without repeating it',
  (name) => {
    for (const quote of ['"', "'"]) {
      const load = () => loadConfig({ [name]: `${quote}correct horse${quote}` });
      expect(load).toThrow(ConfigError);
      expect(load).toThrow(`${name} must not begin and end with quotes. Set it without them.`);
    }
    expect(() => loadConfig({ [name]: '""' })).toThrow(ConfigError);
  },
);

it('takes a quote within a setting', () => {
  const { admin, dataDir } = loadConfig({ ADMIN_PASSWORD: `"pass'`, DATA_DIR: "/data/U Ba's" });
  expect(admin.password).toBe(`"pass'`);
  expect(dataDir).toBe("/data/U Ba's");
});

it.each([
  ['DATA_DIR', '~/data'],
  ['DATA_DIR', '~forecast/data'],
  ['DATA_DIR', '$HOME/data'],
  ['DATA_DIR', '${HOME}/data'],
  ['STATIC_DIR', '~/build'],
])('rejects %s=%s, which no shell has expanded', (name, value) =>
  expect(() => loadConfig({ [name]: value })).toThrow(
    `${name} must be a path that begins with neither ~ nor $, which only a shell reads, not "${value}".`,
  ),
);

it.each([
  ['ADMIN_PASSWORD', '12345', /^ADMIN_PASSWORD must be 6 to 255 characters, not all of them blank/],
  ['ADMIN_PASSWORD', '\u3164'.repeat(6), /^ADMIN_PASSWORD must be 6 to 255 characters, not all/],
  ['ADMIN_PASSWORD', 'x'.repeat(256), /^ADMIN_PASSWORD must be 6 to 255 characters, not all/],
  ['METRICS_TOKEN', 'secret', /^METRICS_TOKEN must be at least 16 /],
  ['METRICS_TOKEN', 'a secret of many words', /^METRICS_TOKEN must be at least 16 /],
  ['METRICS_TOKEN', 'လျှို့ဝှက်ထားသောစကားလုံး', /^METRICS_TOKEN must be at least 16 /],
  ['DATABASE_URL', 'mysql://forecast:secret@db', /^DATABASE_URL must be an address such as /],
  ['TOTP_KEY', 'correct horse battery', /^TOTP_KEY must be 32 random bytes in base64 or hex/],
  ['TOTP_KEY', '7'.repeat(63), /^TOTP_KEY must be 32 random bytes in base64 or hex/],
])('rejects %s without repeating %j', (name, value, sentence) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(sentence);
  expect(load).not.toThrow(value);
});

describe('a secret in a file', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'secret');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read from it, without the line break at its end', () => {
    writeFileSync(file, 'postgres://forecast:secret@db/backoffice\n');
    expect(loadConfig({ DATABASE_URL_FILE: ` ${file} `, DATABASE_URL: '' }).databaseUrl).toBe(
      'postgres://forecast:secret@db/backoffice',
    );
    writeFileSync(file, '0123456789abcdef\r\n');
    expect(loadConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('0123456789abcdef');
    writeFileSync(file, ' kept as typed \n');
    expect(loadConfig({ ADMIN_PASSWORD_FILE: file }).admin.password).toBe(' kept as typed ');
  });

  const secrets = VARIABLES.filter((name) => name.endsWith('_FILE'));

  it('is each one that the settings declare as such', () => {
    expect(secrets).toEqual(
      expect.arrayContaining(['DATABASE_URL_FILE', 'METRICS_TOKEN_FILE', 'ADMIN_PASSWORD_FILE']),
    );
    expect(VARIABLES).not.toContain('PORT_FILE');
    writeFileSync(file, '8000');
    expect(loadConfig({ PORT_FILE: file }).port).toBe(3000);
  });

  it.each(secrets)(
    'is refused where %s is not the only one, empty, missing or a folder',
    (name) => {
      const secret = name.replace(/_FILE$/, '');
      const refusal = (env: Record<string, string>) => {
        const load = () => loadConfig({ [name]: file, ...env });
        expect(load).toThrow(ConfigError);
        return expect(load);
      };
      refusal({}).toThrow(`${name} names ${file}, which cannot be read (ENOENT).`);
      writeFileSync(file, ' \n');
      refusal({}).toThrow(`${name} names ${file}, which is empty.`);
      writeFileSync(file, 'correct horse battery');
      refusal({ [secret]: 'something else' }).toThrow(`Set either ${secret} or ${name}, not both.`);
      refusal({ [name]: folder }).toThrow(
        `${name} names ${folder}, which cannot be read (EISDIR).`,
      );
    },
  );

  it('is checked as one that is set is, and not repeated', () => {
    writeFileSync(file, 'mysql://forecast:secret@db');
    const load = () => loadConfig({ DATABASE_URL_FILE: file });
    expect(load).toThrow(/^DATABASE_URL must be an address such as /);
    expect(load).not.toThrow('secret@db');
  });
});
