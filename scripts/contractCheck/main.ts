/**
 * Checks call by call whether a back end answers as the front end expects: `npm run contract:check
 * -- https://staging.example.org admin@example.org password`. It leaves a few entities behind, so
 * do not use it on a server in production.
 */
import { checkContract } from './check';
import type { Finding } from './report';

function print({ call, problems }: Finding): void {
  if (problems === null)
    return console.log(`?     ${call}: not tried because of an earlier failure`);
  console.log(`${problems.length === 0 ? 'right' : 'WRONG'} ${call}`);
  for (const { reason, place } of problems) {
    console.log(`      ${reason} See docs/own-server.md${place}`);
  }
}

async function main([origin, email, password]: readonly string[]): Promise<void> {
  if (!origin || !email || !password) {
    throw new Error(
      'Name the server and an administrator: npm run contract:check -- URL EMAIL PASSWORD',
    );
  }
  const findings = await checkContract(origin, { email, password });
  findings.forEach(print);
  const right = findings.filter(({ problems }) => problems?.length === 0);
  console.log(`${right.length} of ${findings.length} calls are right.`);
  if (right.length < findings.length) process.exitCode = 1;
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
