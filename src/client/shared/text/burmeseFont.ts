/** In a text, or escaped in JSON. */
const BURMESE = /[\u1000-\u109F]|\\u10\d/;

/** The families and weights of `fonts.css`; the second family is only downloaded where the first is not installed. */
const FAMILIES = ['Installed Burmese', 'Noto Sans Myanmar'];
const WEIGHTS = [400, 600];

/** Longest time that text waits for its font, in milliseconds. */
const PATIENCE_MS = 1000;

async function load(): Promise<void> {
  for (const family of FAMILIES) {
    try {
      // Without a letter of their range, fonts are not loaded.
      await Promise.all(
        WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em "${family}"`, 'က')),
      );
      return;
    } catch {
      // The next is tried.
    }
  }
}

let settled: Promise<void> | undefined;

/**
 * Loads the Burmese font if a text needs it, so that nothing moves when it comes. Resolves once it is
 * there, or after a second on a line that is too slow.
 */
export async function fontFor(text: string): Promise<void> {
  if (!BURMESE.test(text)) return;
  settled ??= Promise.race([
    load(),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  await settled;
}
