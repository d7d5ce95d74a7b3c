import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';

const ROOT = resolve(__dirname, '../../..');

/** Packages with native code, which stay outside of a bundle. */
const NATIVE = ['better-sqlite3', 'pg-native', 'sharp'];

/**
 * Bundles entry points, given below `src/server/`, into files with these names. A process then reads
 * one file instead of a thousand.
 *
 * @returns their folder
 */
async function bundle(folder: string, entryPoints: Record<string, string>): Promise<string> {
  // Below node_modules, so that the bundles find the native packages there.
  const outdir = join(ROOT, 'node_modules/.cache', folder);
  await build({
    entryPoints: Object.entries(entryPoints).map(([name, file]) => ({
      in: join(ROOT, 'src/server', file),
      out: name,
    })),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: NATIVE,
  });
  return outdir;
}

/**
 * Bundles the server, which then starts several times faster than from TypeScript.
 *
 * @param user a unique name, because test files run in parallel
 * @returns the file to run
 */
export async function bundleServer(user: string): Promise<string> {
  const outdir = await bundle(user, { server: 'main.ts', imageWorker: 'images/imageWorker.ts' });
  return join(outdir, 'server.js');
}

type Tool = 'backup' | 'resetPassword' | 'restore';

const tools = new Map<Tool, Promise<string>>();

/** Bundles a tool, once for each test file. */
export async function bundleTool(name: Tool): Promise<string> {
  const bundling = tools.get(name) ?? bundle(name, { [name]: `tools/${name}Main.ts` });
  tools.set(name, bundling);
  return join(await bundling, `${name}.js`);
}

/** Runs a tool in a separate process, as an operator does. */
export async function runTool(name: Tool, env: Record<string, string>, ...args: string[]) {
  const command = [await bundleTool(name), ...args];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, output, errors };
}
