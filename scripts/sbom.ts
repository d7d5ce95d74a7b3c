/**
 * Prints the bill of materials of the packages on which the product runs, in CycloneDX. `npm sbom
 * --omit dev` would leave out those that a development package uses as well, such as React.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Lock {
  packages: Record<string, { name?: string; version: string; dev?: boolean }>;
}

interface Bom {
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const shipped = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { name, version }]) => {
      return `${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`;
    }),
);

const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
const output = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: Infinity });
const bom = JSON.parse(output) as Bom;
const components = bom.components.filter((component) => shipped.has(component['bom-ref']));
const dependencies = bom.dependencies
  .filter(({ ref }) => shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => shipped.has(on)) }));
console.log(JSON.stringify({ ...bom, components, dependencies }, null, 2));
