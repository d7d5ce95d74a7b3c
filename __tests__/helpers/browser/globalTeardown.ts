import { rmSync } from 'node:fs';

export default function globalTeardown(): void {
  const copy = process.env.STATIC_DIR;
  if (copy) rmSync(copy, { recursive: true });
  delete process.env.STATIC_DIR;
}
