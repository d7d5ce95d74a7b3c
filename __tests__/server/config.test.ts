import { resolve } from 'node:path';
import { ConfigError, loadConfig } from '../../src/server/config';

it('has a default for everything', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: null,
    staticDir: resolve('build'),
    logLevel: 'info',
    trustProxy: false,
    metricsToken: null,
    admin: { email: 'admin@example.org', password: null },
  });
});

it('takes what is set, and an empty variable as unset', () => {
  const env = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://forecast:secret@db.example.org/backoffice',
    STATIC_DIR: '/srv/build',
    LOG_LEVEL: '',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    METRICS_TOKEN: ' 0123456789abcdef ',
    ADMIN_EMAIL: ' chief@example.org ',
    ADMIN_PASSWORD: ' kept as typed ',
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
    admin: { email: 'chief@example.org', password: ' kept as typed ' },
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .*, not "loud"\.$/],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY must be addresses of proxies, separated by commas, not "yes".',
  ],
  [{ ADMIN_EMAIL: 'chief' }, 'ADMIN_EMAIL must be an e-mail address, not "chief".'],
  [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD must be at least 6 characters.'],
])('refuses %j with a sentence', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(ConfigError);
  expect(() => loadConfig(env)).toThrow(sentence);
});

it.each([
  ['METRICS_TOKEN', 'secret', /^METRICS_TOKEN must be at least 16 /],
  ['METRICS_TOKEN', 'a secret of many words', /^METRICS_TOKEN must be at least 16 /],
  ['METRICS_TOKEN', 'လျှို့ဝှက်ထားသောစကားလုံး', /^METRICS_TOKEN must be at least 16 /],
  ['DATABASE_URL', 'mysql://forecast:secret@db', /^DATABASE_URL must be an address such as /],
])('refuses %s without repeating %j', (name, value, sentence) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(sentence);
  expect(load).not.toThrow(value);
});
