/**
 * For versions of Node that do not read TypeScript themselves.
 *
 * @jest-config-loader esbuild-register
 */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Packages that ship as ES modules only. Jest must transform them. */
const ES_MODULES = [
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'outvariant',
  'strict-event-emitter',
  'is-node-process',
  'p-queue',
  'p-timeout',
];

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

export function project(
  displayName: string,
  testMatch: string[],
  more: Partial<Project> = {},
): Project {
  return {
    displayName,
    testMatch: testMatch.map((glob) => `<rootDir>/__tests__/${glob}`),
    // The bench installs other products there.
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    transform: {
      '^.+\\.(t|j|mj)sx?$': [
        'ts-jest',
        {
          transpilation: true,
          tsconfig: {
            module: 'CommonJS',
            jsx: 'react-jsx',
            target: 'ES2022',
            esModuleInterop: true,
            isolatedModules: true,
            allowJs: true,
            rootDir: '.',
          },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
    ...more,
  };
}

/** Whether the server's tests run on PostgreSQL. */
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/**
 * Tests that do not run on PostgreSQL: those of the embedded store and of the demo, which uses it,
 * and those that do not depend on the store, such as formats, bytes on the wire and the permissions
 * of routes. A new file runs on PostgreSQL, too.
 */
const NOT_ON_POSTGRES = [
  'demo/',
  'server/[^/]+\\.test',
  'server/(accounts|config|embedded|runtime)/',
  'server/feeds/',
  'server/html/',
  'server/http/(attacksOnTheWire|compression|fuzzWire|input)\\.test',
  'server/http/(methodOverride|pages|staticFiles|trustProxy|uploads)\\.test',
  'server/http/limits/',
  'server/images/',
  'server/http/openapi/(fromYup|published)\\.test',
  'server/routes/permissions\\.test',
  'server/store/(engine/rowBatches|slug)\\.test',
];

/** For projects whose tests start many servers. */
const PREPARED_STORE: Partial<Project> = {
  globalSetup: '<rootDir>/__tests__/helpers/server/setup/prepareStore.ts',
  globalTeardown: '<rootDir>/__tests__/helpers/server/setup/removeStore.ts',
};

/** For projects that drive the built product. */
const BROWSER: Partial<Project> = {
  globalSetup: '<rootDir>/__tests__/helpers/browser/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/helpers/browser/globalTeardown.ts',
};

const config: Config = {
  projects: [
    project('contract', ['contract/**/*.test.ts', 'scripts/**/*.test.ts']),
    project('client', ['client/**/*.test.{ts,tsx}'], {
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/client/setupClient.ts'],
    }),
    project('server', ['server/**/*.test.ts', 'demo/**/*.test.ts'], {
      testPathIgnorePatterns: isOnPostgres
        ? NOT_ON_POSTGRES.map((path) => `<rootDir>/__tests__/${path}`)
        : [],
      ...PREPARED_STORE,
    }),
    project('postgres', ['postgres/**/*.test.ts'], PREPARED_STORE),
    project('flows', ['browser/flows/*.test.ts'], BROWSER),
    project('browser', ['browser/*.test.ts'], BROWSER),
  ],
  // Browser tests spend more than half of their time waiting.
  maxWorkers: availableParallelism() * 2,
  // Far longer than any test takes on a busy machine. It only ends a test that hangs.
  testTimeout: 240_000,
};

export default config;
