/** Changes the pure modules one place at a time, and counts the changes that no test notices. */
export default {
  mutate: [
    'src/contract/**/*.ts',
    '!src/contract/**/*.d.ts',
    'src/server/html/**/*.ts',
    'src/client/features/posts/editor/converters/**/*.ts',
  ],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs once when a module is loaded would need all tests for each change.
  ignoreStatic: true,
  // A test that is slow on a busy machine has not noticed anything.
  timeoutMS: 60_000,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'build', 'build-maps', 'dist', 'data', 'docs', 'bench', 'examples'],
};
