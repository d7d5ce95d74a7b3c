import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findProblems } from './links';

/** Source files whose comments link to the documentation, and the documentation itself. */
const CHECKED = ['src', '__tests__', 'bench', 'scripts', '*.md', 'deploy'];
/** Its links are made up. */
const OWN_TEST = ':(exclude)__tests__/scripts/links.test.ts';
const TEXT = /\.(ts|tsx|mjs|css|md|sh|service)$/;

const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', ...CHECKED, OWN_TEST],
  {
    encoding: 'utf8',
  },
);
const paths = listed.split('\n').filter((path) => TEXT.test(path) && existsSync(path));
const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

const problems = findProblems(files, existsSync);
for (const { path, line, text } of problems) console.error(`${path}:${line}: ${text}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Links checked in ${files.size} files.`);
