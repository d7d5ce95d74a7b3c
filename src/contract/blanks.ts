/** Whatever stands between double braces, so that no odd character makes a blank look filled. */
const BLANK = /\{\{([^{}]*)\}\}/g;

/** The names of the blanks of a text, such as `{{place}}`, each once and in the order of the text. */
export function blanksIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(BLANK), ([, name = '']) => name.trim()))];
}

/** The text with its blanks filled; those for whose name `valueOf` has nothing stay. */
export function fillBlanks(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replace(BLANK, (blank, name: string) => valueOf(name.trim()) ?? blank);
}
