/** Whatever stands between double braces, so that no odd character makes a blank look filled. */
const BLANK = /\{\{([^{}]*)\}\}/g;

/** The names of the blanks of a text, such as `{{place}}`, each once and in the order of the text. */
export function blanksIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(BLANK), ([, name = '']) => name.trim()))];
}

/** The text with its blanks filled; those without a visible value stay. */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(BLANK, (blank, name: string) => {
    const value = Object.hasOwn(values, name.trim()) ? values[name.trim()] : undefined;
    return value?.trim() || blank;
  });
}
