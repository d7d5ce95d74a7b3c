import { execFileSync } from 'node:child_process';
import { dependencies } from '../../package.json';

it('names the packages on which the product runs, and none that only builds or tests it', () => {
  const npm = ['run', '--silent', 'sbom'];
  const output = execFileSync('npm', npm, { encoding: 'utf8', maxBuffer: Infinity });
  const bom = JSON.parse(output) as { components: { name: string }[] };
  const names = bom.components.map(({ name }) => name);
  // Fastify needs ajv, and the tests name it, too.
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'ajv']));
  expect(names.filter((name) => /^(webpack|jest|eslint)\b/.test(name))).toEqual([]);
});
