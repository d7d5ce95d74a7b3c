export type Language = 'my' | 'en';

/** Vowels count, too; in Burmese they are marks. */
const BURMESE = /(?=[\p{L}\p{M}])\p{Script=Myanmar}/gu;
const LATIN = /(?=\p{L})\p{Script=Latin}/gu;

/** A sentence ends at a line break, a full stop, or a slash between two languages. */
const SENTENCE_END = /(?<=[\n။]|[.!?]\s|\s\/\s)/u;

const BURMESE_ZERO = 0x1040;
const DIGIT = /[0-9\u1040-\u1049]/g;

export function digitsIn(text: string, language: Language): string {
  const zero = language === 'my' ? BURMESE_ZERO : 0x30;
  return text.replace(DIGIT, (digit) => String.fromCharCode(zero + (digit.charCodeAt(0) & 0xf)));
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language of most letters of a text; null if it has no letter of either script. */
export function languageOf(text: string): Language | null {
  const [burmese, latin] = [count(text, BURMESE), count(text, LATIN)];
  if (burmese + latin === 0) return null;
  return burmese >= latin ? 'my' : 'en';
}

/** Whether a text is written in letters of the other language only. Digits are no letters. */
export function lacksLetters(text: string, language: Language): boolean {
  const counts = { my: count(text, BURMESE), en: count(text, LATIN) };
  return counts[language] === 0 && counts[language === 'my' ? 'en' : 'my'] > 0;
}

/** The lookbehind keeps this linear: a run of blanks is tried from its beginning only. */
const LINE_END = /(?<![^\S\n])[^\S\n]+$/gm;
const ENDS = /^[\s/]+|(?<![\s/])[\s/]+$/g;

const tidy = (text: string) =>
  text
    .replace(LINE_END, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(ENDS, '');

/**
 * Splits a text into its languages. Each sentence belongs to the script of most of its letters.
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
