/**
 * The first letter of a word with its vowel signs and the letters that a virama stacks beneath it. A
 * Burmese consonant without its signs would be another sound.
 */
const FIRST_LETTER = /\p{L}(?:\p{M}|(?<=\u1039)\p{L})*/u;

/** The initials of the first and the last word of a name; '?' where it has no letter. */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => FIRST_LETTER.exec(word)?.[0].toUpperCase() ?? []);
  return [letters[0] ?? '?', ...letters.slice(1).slice(-1)].join('');
}
