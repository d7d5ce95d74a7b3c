/**
 * For versions of Node that do not read TypeScript themselves.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

/** Packages that ship as ES modules only, which jest runs once they are transformed. */
const ES_MODULES = [
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'outvariant',
  'strict-event-emitter',
  'is-node-process',
  'p-limit',
  'yocto-queue',
];

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

function project(displayName: string, testMatch: string[], more: Partial<Project> = {}): Project {
  return {
    displayName,
    testMatch: testMatch.map((glob) => `<rootDir>/__tests__/${glob}`),
    testEnvironment: 'node',
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

/** With it the server's tests run on PostgreSQL, but for those of the embedded store itself. */
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

const config: Config = {
  projects: [
    project('contract', ['contract/**/*.test.ts', 'scripts/**/*.test.ts']),
    project('client', ['client/**/*.test.{ts,tsx}'], {
      testEnvironment: '<rootDir>/__tests__/helpers/client/environment.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/client/setupClient.ts'],
    }),
    project(
      'server',
      isOnPostgres
        ? ['server/!(embedded)/**/*.test.ts', 'server/*.test.ts', 'demo/**/*.test.ts']
        : ['server/**/*.test.ts', 'demo/**/*.test.ts'],
    ),
    project('postgres', ['postgres/**/*.test.ts']),
    project('browser', ['browser/**/*.test.ts']),
  ],
  testTimeout: 120_000,
};

export default config;
