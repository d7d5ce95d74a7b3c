import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { Context, ScriptOptions } from 'node:vm';

/*
 * Jest compiles every module anew for every test file, which was a fifth of the time of a run. With this, a worker
 * keeps what V8 has made of a module, and begins with that in its next file. It is imported for that effect by the
 * test environments, which jest loads once in each worker.
 */

/** What jest calls of `node:vm`. */
type CompileFunction = (
  code: string,
  params: string[],
  options: ScriptOptions & { filename: string; parsingContext: Context },
) => unknown;

interface Compiled {
  code: string;
  result: Script | Buffer;
}

const compiled = new Map<string, Compiled>();

/** What an earlier file has left of this module, if that is still the same. */
function dataOf(filename: string, code: string): Buffer | undefined {
  const found = compiled.get(filename);
  if (found?.code !== code) return undefined;
  // Only now, so that it has the functions which V8 compiled when they were called.
  if (found.result instanceof Script) found.result = found.result.createCachedData();
  return found.result;
}

const compileFunction: CompileFunction = (code, params, { parsingContext, ...options }) => {
  const { filename } = options;
  const head = `(function (${params.join(',')}) {`;
  const cachedData = dataOf(filename, code);
  const script = new Script(`${head}${code}\n})`, {
    ...options,
    columnOffset: -head.length,
    cachedData,
  });
  if (!cachedData) compiled.set(filename, { code, result: script });
  return script.runInContext(parsingContext);
};

const vm = createRequire(__filename)('node:vm') as { compileFunction: CompileFunction };
vm.compileFunction = compileFunction;
