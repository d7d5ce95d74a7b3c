/**
 * The first letter of a word with all that hangs on it: vowel signs, and letters that virama stacks
 * beneath it. A Burmese consonant without its signs would be another sound.
 */
const FIRST_LETTER = /\p{L}(?:\p{M}|(?<=\u1039)\p{L})*/u;

/** The initials of a name, of its first and its last word; '?' where it has no letter. */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => FIRST_LETTER.exec(word)?.[0].toUpperCase() ?? []);
  return [letters[0] ?? '?', ...letters.slice(1).slice(-1)].join('');
}
