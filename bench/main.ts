import { reportPageWeight } from './pageWeight';

async function main(): Promise<void> {
  if (await reportPageWeight()) return;
  console.error('A page is heavier than its budget.');
  process.exitCode = 1;
}

void main();
