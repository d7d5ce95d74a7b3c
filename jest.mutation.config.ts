/**
 * The tests of the pure modules in one environment, as Stryker runs them.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';
import { project } from './jest.config';

const PURE = [
  'contract/**/*.test.ts',
  'server/html/**/*.test.ts',
  'client/posts/editor/converters/**/*.test.ts',
];

const config: Config = {
  ...project('mutation', PURE, {
    // The converters need a DOM to parse HTML. Stryker records in it which test covers which line.
    testEnvironment: 'jest-fixed-jsdom',
  }),
  testTimeout: 240_000,
};

export default config;
