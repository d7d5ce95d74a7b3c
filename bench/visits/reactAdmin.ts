import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { install } from '../peers/install';
import { writeProject } from './reactAdminProject';
import { VARIANTS } from './reactAdminVariants';
import type { Variant } from './reactAdminVariants';

/** As our own build does; brotli's default is its highest quality. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * Installs react-admin and builds the project as `npm run build` of its template does.
 *
 * @returns the folder of the static files
 * @throws Error where it cannot be installed
 */
export async function buildReactAdmin(variant: Variant): Promise<string> {
  const { packages, description } = VARIANTS[variant];
  const folder = await install(variant, packages);
  writeProject(folder, description);
  const program = path.join(folder, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const built = path.join(folder, 'dist');
  compressAll(built);
  return built;
}
