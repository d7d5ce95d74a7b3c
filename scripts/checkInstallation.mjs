/*
 * npm runs this before a build, and before the tools, which are built first. It is plain JavaScript,
 * because what reads TypeScript may be missing.
 */
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

try {
  ['webpack', 'esbuild'].map((name) => resolve(name));
} catch {
  console.error(
    'The packages that build this program are missing: run "npm ci --include=dev". ' +
      'What is built already runs without them, such as "node dist/server.js".',
  );
  process.exitCode = 1;
}
