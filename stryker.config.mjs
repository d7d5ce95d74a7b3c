/** Changes the pure modules in one place at a time and reports changes that no test notices. */
export default {
  mutate: [
    'src/contract/**/*.ts',
    '!src/contract/**/*.d.ts',
    'src/server/html/**/*.ts',
    'src/client/features/posts/editor/converters/**/*.ts',
  ],
  testRunner: 'jest',
  // The copies of these files need no change, for which Stryker would look for TypeScript beside it.
  tsconfigFile: '',
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // A change of code that runs when a module loads would need all tests.
  ignoreStatic: true,
  // A slow test on a busy machine must not count as one that noticed a change.
  timeoutMS: 60_000,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'build', 'build-maps', 'dist', 'data', 'docs', 'bench', 'examples'],
};
