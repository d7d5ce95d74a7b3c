import type { BrowserContext } from 'playwright-core';

/**
 * Collects what a browser complains about in a context: errors and warnings on the console (a breach
 * of the Content-Security-Policy is one, and so is every answer of 400 and up) and errors that no
 * code caught.
 */
export class Faults {
  private readonly found: string[] = [];
  private readonly announced: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => this.found.push(String(fault.error())));
  }

  /** What the test brings about on purpose, such as the 401 of a wrong password. */
  announce(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** Complaints that were not announced, and announced ones that never came. */
  surprises(): string[] {
    const unexpected = this.found.filter((text) => !this.announced.some((one) => one.test(text)));
    const missing = this.announced.filter((one) => !this.found.some((text) => one.test(text)));
    return [...unexpected, ...missing.map((one) => `announced, but never came: ${one}`)];
  }
}
