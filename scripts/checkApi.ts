/**
 * Lints docs/openapi.json by the recommended rules of Redocly, which also compare each example with
 * its schema. A test compares the document with the routes.
 */
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const FILE = 'docs/openapi.json';

async function main(): Promise<void> {
  const problems = await lintFromString({
    source: readFileSync(FILE, 'utf8'),
    absoluteRef: FILE,
    config: await createConfig({ extends: ['recommended'] }),
  });
  for (const { ruleId, message, location } of problems) {
    const places = location.map(({ pointer }) => pointer).join(', ');
    console.error(`${FILE}${places}: ${message} (${ruleId})`);
  }
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${FILE} follows the recommended rules.`);
}

void main();
