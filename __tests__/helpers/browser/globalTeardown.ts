import { rmSync } from 'node:fs';

/** Jest's end of a run: removes what `globalSetup.ts` has copied. */
export default function globalTeardown(): void {
  const copy = process.env.STATIC_DIR;
  if (copy) rmSync(copy, { recursive: true });
  delete process.env.STATIC_DIR;
}
