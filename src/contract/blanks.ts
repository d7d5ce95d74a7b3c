import { languageOf } from './languages';
import type { Language } from './languages';

/**
 * Matches any text between double braces, so that an odd character cannot hide an unfilled blank.
 */
const BLANK = /\{\{([^{}]*)\}\}/g;

/**
 * Fills the blanks of a text. A blank stays if `valueOf` returns undefined.
 *
 * @param valueOf gets the text between the braces and the offset of the blank
 */
export function fillBlanks(
  text: string,
  valueOf: (inside: string, offset: number) => string | undefined,
): string {
  return text.replace(
    BLANK,
    (blank, inside: string, offset: number) => valueOf(inside.trim(), offset) ?? blank,
  );
}

/**
 * A place of a template that an officer fills in. `{{place|နေရာ}}` has an English and a Burmese
 * name; `{{place}}` has one name for both. `{{#hours|နာရီ}}` is a number, which both languages
 * share.
 */
export interface TemplateBlank {
  names: Record<Language, string>;
  isNumber: boolean;
  languages: Language[];
}

type Inside = Omit<TemplateBlank, 'languages'>;

function readBlank(inside: string): Inside {
  const [, mark, en = '', my = ''] = /^(#?)([^|]*)\|?(.*)$/s.exec(inside) ?? [];
  return { isNumber: mark === '#', names: { en: en.trim(), my: my.trim() || en.trim() } };
}

/**
 * Finds the language of each line from its letters outside the blanks. A line without letters has
 * the language of the line before it.
 *
 * @returns the language at an offset; each call must pass a greater offset than the last
 */
function languagesIn(text: string): (offset: number) => Language {
  const lines = text.replace(BLANK, (blank) => ' '.repeat(blank.length)).split('\n');
  let index = 0;
  let end = lines[0]?.length ?? 0;
  let language = languageOf(lines[0] ?? '') ?? 'my';
  return (offset) => {
    while (offset > end && index < lines.length) {
      index += 1;
      const line = lines[index] ?? '';
      end += line.length + 1;
      language = languageOf(line) ?? language;
    }
    return language;
  };
}

/**
 * The blanks of a text, each once, in the order of the text. The English name identifies a blank.
 */
export function blanksIn(text: string): TemplateBlank[] {
  const found = new Map<string, TemplateBlank>();
  const languageAt = languagesIn(text);
  for (const { 1: inside = '', index } of text.matchAll(BLANK)) {
    const { names, isNumber } = readBlank(inside.trim());
    const known = found.get(names.en) ?? { names, isNumber, languages: [] };
    found.set(names.en, {
      names: known.names.my === known.names.en ? names : known.names,
      isNumber: known.isNumber || isNumber,
      languages: [...new Set([...known.languages, languageAt(index)])],
    });
  }
  return [...found.values()];
}

/**
 * Fills the blanks of a template. A blank stays if `valueOf` returns undefined.
 *
 * @param valueOf gets a blank and the language of its line
 */
export function fillTemplate(
  text: string,
  valueOf: (blank: Inside, language: Language) => string | undefined,
): string {
  const languageAt = languagesIn(text);
  return fillBlanks(text, (inside, offset) => valueOf(readBlank(inside), languageAt(offset)));
}
