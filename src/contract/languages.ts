/** The two languages that the public reads, as BCP 47 names them. */
export type Language = 'my' | 'en';

/** With the vowels, which are marks in Burmese. */
const BURMESE = /(?=[\p{L}\p{M}])\p{Script=Myanmar}/gu;
const LATIN = /(?=\p{L})\p{Script=Latin}/gu;

/** After a line break, the end of a sentence, or a slash between two languages. */
const SENTENCE_END = /(?<=[\n။]|[.!?]\s|\s\/\s)/u;

const BURMESE_ZERO = 0x1040;
const DIGIT = /[0-9\u1040-\u1049]/g;

/** The text with all its digits, Western and Burmese, as a language writes them. */
export function digitsIn(text: string, language: Language): string {
  const zero = language === 'my' ? BURMESE_ZERO : 0x30;
  return text.replace(DIGIT, (digit) => String.fromCharCode(zero + (digit.charCodeAt(0) & 0xf)));
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language of most letters of a text; null where it has no letter of either script. */
export function languageOf(text: string): Language | null {
  const [burmese, latin] = [count(text, BURMESE), count(text, LATIN)];
  if (burmese + latin === 0) return null;
  return burmese >= latin ? 'my' : 'en';
}

/** A row of blanks is tried from its beginning only: from each of them, it would take quadratic time. */
const LINE_END = /(?<![^\S\n])[^\S\n]+$/gm;
const ENDS = /^[\s/]+|(?<![\s/])[\s/]+$/g;

const tidy = (text: string) =>
  text
    .replace(LINE_END, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(ENDS, '');

/**
 * A text in one language or both, one for each: sentence by sentence, by the script of most letters.
 * Sentences without letters, such as telephone numbers, belong to both.
 */
export function textsByLanguage(text: string): { language: Language; text: string }[] {
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => ({ sentence, language: languageOf(sentence) }));
  const found = (['my', 'en'] as const).filter((each) =>
    sentences.some(({ language }) => language === each),
  );
  if (found.length < 2) return [{ language: found[0] ?? 'my', text: text.trim() }];
  return found.map((each) => {
    const own = sentences.filter(({ language }) => language === each || language === null);
    return { language: each, text: tidy(own.map(({ sentence }) => sentence).join('')) };
  });
}
