import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src', '__tests__', 'bench', 'scripts'];
const EXTENSIONS = ['.ts', '.tsx'];

/** The files of the repository that a file imports, including dynamic and type imports. */
function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'));
  const local = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
  return local.flatMap(({ fileName }) => {
    const target = posix.join(posix.dirname(path), fileName);
    return EXTENSIONS.map((extension) => target + extension).filter((file) => existsSync(file));
  });
}

/**
 * Finds import cycles by a depth-first search.
 *
 * @returns the paths of each cycle, in the order of the imports
 */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push(trail.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) walk(path, []);
  return cycles;
}

const options = ['ls-files', '-co', '--exclude-standard', ...FOLDERS];
const listed = execFileSync('git', options, { encoding: 'utf8' }).split('\n');
const paths = listed.filter((path) => EXTENSIONS.includes(posix.extname(path)) && existsSync(path));

const cycles = findCycles(new Map(paths.map((path) => [path, importsOf(path)])));
for (const cycle of cycles) console.error(`Import cycle: ${[...cycle, cycle[0]].join(' -> ')}`);
if (cycles.length > 0) process.exitCode = 1;
else console.log(`No import cycles in ${paths.length} files.`);
