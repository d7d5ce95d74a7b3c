import type { BrowserContext, ConsoleMessage, Page, WebError } from 'playwright-core';

/**
 * Collects what a browser complains about in a context: errors and warnings on the console (a breach
 * of the Content-Security-Policy is one, and so is every answer of 400 and up) and errors that no
 * code caught.
 */
export class Faults {
  private readonly found: string[] = [];
  private readonly announced: RegExp[] = [];

  /** @param keeper a page that is none of the product's: the browser asks for its favicon */
  constructor(
    private readonly context: BrowserContext,
    private readonly keeper: Page,
  ) {
    context.on('console', this.hear);
    context.on('weberror', this.catch);
  }

  private readonly hear = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type()) || message.page() === this.keeper) return;
    this.found.push(`${message.text()} (${message.location().url})`);
  };

  private readonly catch = (fault: WebError) => void this.found.push(String(fault.error()));

  stop(): void {
    this.context.off('console', this.hear);
    this.context.off('weberror', this.catch);
  }

  /** What the test brings about on purpose, such as the 401 of a wrong password. */
  announce(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** All complaints, announced or not; part of the message of a failed test. */
  complaints(): string {
    return this.found.join('\n') || 'nothing';
  }

  /** Complaints that were not announced, and announced ones that never came. */
  surprises(): string[] {
    const unexpected = this.found.filter((text) => !this.announced.some((one) => one.test(text)));
    const missing = this.announced.filter((one) => !this.found.some((text) => one.test(text)));
    return [...unexpected, ...missing.map((one) => `announced, but never came: ${one}`)];
  }
}
