import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { UPLOAD } from '../../src/contract/limits';
import { loadConfig, VARIABLES } from '../../src/server/config/config';
import { MAX_TEXT_BYTES } from '../../src/server/http/limits/bodies';
import { temporaryFolder } from '../helpers/server/testServer';

const DEPLOY = resolve(__dirname, '../../deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  restart: string;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  env_file?: { path: string; required: boolean }[];
  environment: Record<string, string>;
  secrets?: string[];
  volumes: string[];
  networks: string[];
  healthcheck?: { test: string[] };
}

interface Compose {
  services: Record<'caddy' | 'app' | 'db', Service>;
  networks: Record<string, { internal: boolean } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const HOST = 'weather.example.org';
const compose = parse(read('compose.yaml').replaceAll('${DOMAIN}', HOST)) as Compose;
const { caddy, app, db } = compose.services;
const services = Object.values(compose.services);

const PINNED = /@sha256:[\da-f]{64}$/;
const OF_NODE = ['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_'];

describe('compose.yaml', () => {
  it('sets variables that the server knows to valid values, and secrets as files', () => {
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(app.environment)));
    const isFile = ([name]: [string, string]) => name.endsWith('_FILE');
    const entries = Object.entries(app.environment);
    const plain = entries.filter((entry) => !isFile(entry));
    expect(loadConfig(Object.fromEntries(plain))).toMatchObject({ trustProxy: 'uniquelocal' });
    const files = entries.filter(isFile).map(([, file]) => file);
    expect(files).toEqual(app.secrets?.map((name) => `/run/secrets/${name}`));
    expect(
      plain.map(([name]) => `${name}_FILE`).filter((name) => VARIABLES.includes(name)),
    ).toEqual([]);
    for (const { secrets = [] } of services) {
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
    }
  });

  it('pins every image by its digest', () => {
    const [base] = /(?<=^FROM )\S+(?= AS base$)/m.exec(read('Dockerfile')) ?? [];
    expect([base, caddy.image, db.image]).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(PINNED) as string),
    );
    const others = read('Dockerfile').match(/(?<=^FROM )\S+/gm);
    expect(others?.filter((image) => image !== base)).toEqual(['base', 'base']);
  });

  it('waits until each service is healthy, and restarts all of them', () => {
    const { context = '', dockerfile = '' } = app.build ?? {};
    const file = readFileSync(join(DEPLOY, context, dockerfile), 'utf8');
    expect(file).toMatch(/^HEALTHCHECK .*\\\n.*\/readyz/m);
    expect([caddy, db].map(({ healthcheck }) => healthcheck?.test[0])).toEqual(['CMD', 'CMD']);
    expect(caddy.depends_on).toEqual({ app: { condition: 'service_healthy' } });
    expect(app.depends_on).toEqual({ db: { condition: 'service_healthy' } });
    expect(services.map(({ restart }) => restart)).toEqual(Array(3).fill('unless-stopped'));
  });

  it('lets nobody reach the server but Caddy, and the database but the server', () => {
    expect(services.map(({ ports = [] }) => ports)).toEqual([
      ['80:80', '443:443', '443:443/udp'],
      [],
      [],
    ]);
    const shared = (one: Service, other: Service) =>
      one.networks.filter((name) => other.networks.includes(name));
    expect([shared(caddy, app), shared(app, db), shared(caddy, db)]).toEqual([
      ['edge'],
      ['store'],
      [],
    ]);
    for (const name of [...app.networks, ...db.networks]) {
      expect(compose.networks[name]).toEqual({ internal: true });
    }
  });

  it('keeps what is stored in volumes, and mounts files that exist', () => {
    for (const source of services.flatMap(({ volumes }) => volumes.map((it) => it.split(':')[0]))) {
      const isThere = source?.startsWith('.')
        ? existsSync(join(DEPLOY, source))
        : Object.keys(compose.volumes).includes(String(source));
      expect([source, isThere]).toEqual([source, true]);
    }
  });

  const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

  (hasCompose ? it : it.skip)('is taken by Docker', () => {
    const env = { ...process.env, DOMAIN: HOST };
    const args = ['compose', '-f', join(DEPLOY, 'compose.yaml'), 'config', '--quiet'];
    const { status, stderr } = spawnSync('docker', args, { env, encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
  });
});

describe('Caddyfile', () => {
  const file = read('Caddyfile');
  const numberIn = (pattern: RegExp) => Number(pattern.exec(file)?.[1]);

  it('passes on the largest form, to the port of the server', () => {
    const largest = UPLOAD.maxFiles * UPLOAD.maxFileBytes + MAX_TEXT_BYTES;
    expect(numberIn(/max_size (\d+)MB$/m) * 1_000_000).toBeGreaterThan(largest);
    expect(numberIn(/reverse_proxy app:(\d+) /)).toBe(loadConfig({}).port);
  });

  it('closes idle connections before the server does', () => {
    const { keepAliveTimeout } = loadConfig({}).limits;
    expect(numberIn(/keepalive (\d+)s$/m) * 1000).toBeLessThan(keepAliveTimeout);
  });

  it('has browsers come back over TLS only', () =>
    expect(file).toMatch(
      /^\{\$DOMAIN\} \{\n\theader Strict-Transport-Security max-age=31536000\n/,
    ));
});

it.each(['Dockerfile', 'back-office.service', 'back-office-backup.service'])(
  '%s sets only variables that the server knows',
  (name) => {
    const lines = read(name).match(/^(ENV |Environment=).*$/gm) ?? [];
    const names = lines.join(' ').match(/\b[A-Z_]+(?==\S)/g) ?? [];
    expect(names).toContain('DATA_DIR');
    expect([...VARIABLES, ...OF_NODE]).toEqual(expect.arrayContaining(names));
  },
);

describe('up.sh', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
    copyFileSync(join(DEPLOY, 'up.sh'), join(folder, 'up.sh'));
    mkdirSync(join(folder, 'bin'));
    const docker = '#!/bin/sh\necho "$@" >> docker.log\n';
    writeFileSync(join(folder, 'bin/docker'), docker, { mode: 0o755 });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function up(...args: string[]) {
    const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH };
    return spawnSync('sh', [join(folder, 'up.sh'), ...args], { env, encoding: 'utf8' });
  }

  it('creates the secrets once, and starts everything again without the host name', () => {
    expect(up(HOST)).toMatchObject({ status: 0, stderr: '' });
    const file = (name: string) => join(folder, String(compose.secrets[name]?.file));
    const secretOf = (name: string) => readFileSync(file(name), 'utf8').trim();
    const { databaseUrl } = loadConfig({ DATABASE_URL_FILE: file('database_url') });
    const password = secretOf('database_password');
    const { POSTGRES_USER, POSTGRES_DB } = db.environment;
    expect(databaseUrl).toBe(`postgres://${POSTGRES_USER}:${password}@db/${POSTGRES_DB}`);
    expect(password).toMatch(/^[\da-f]{64}$/);
    const { totpKey } = loadConfig({ TOTP_KEY_FILE: file('totp_key') });
    expect(totpKey).toHaveLength(32);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);

    const { status, stdout } = up();
    expect([status, stdout]).toEqual([0, expect.stringContaining(`https://${HOST}/build/`)]);
    expect(secretOf('database_password')).toBe(password);
    expect(readFileSync(join(folder, 'docker.log'), 'utf8')).toBe(
      'compose up --detach --build --wait\n'.repeat(2),
    );
  });

  it('keeps the settings that the server gets when the host name changes', () => {
    const [{ path = '' } = {}] = app.env_file ?? [];
    const file = join(folder, path);
    expect(up('old.example.org')).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const settings = '# Feeds\nPUBLIC_FEEDS=true\nMETRICS_TOKEN=two words & more';
    writeFileSync(file, `${settings}\nDOMAIN=old.example.org`, { mode: 0o600 });
    const { status, stdout } = up('Weather.Example.ORG');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`https://${HOST}/build/`)]);
    expect(readFileSync(file, 'utf8')).toBe(`DOMAIN=${HOST}\n${settings}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    [[], 'Name the host that the public reaches'],
    [[HOST, 'www.example.org'], 'Name one host only'],
    [[`${HOST} www.example.org`], 'Name one host by Latin letters'],
    [[`${HOST},www.example.org`], 'Name one host by Latin letters'],
    [[`https://${HOST}`], 'Name one host by Latin letters'],
    [['မိုးလေဝသ.မြန်မာ'], 'Name one host by Latin letters'],
  ])('refuses %j with a sentence', (names, sentence) => {
    const { status, stderr } = up(...names);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(stderr).toMatch(/: sh deploy\/up\.sh weather\.example\.org\n$/);
    expect(readdirSync(folder)).toEqual(['bin', 'up.sh']);
  });
});
