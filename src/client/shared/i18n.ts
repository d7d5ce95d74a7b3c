/** The values of the blanks of a text, by name. */
type Values = Readonly<Record<string, string | number>>;

/**
 * A text in the language of the page. English texts are their own keys.
 *
 * @param values replace the blanks of the text, such as `{{name}}`; those of unknown names stay
 */
export type Translate = (text: string, values?: Values) => string;

export const translate: Translate = (text, values) =>
  values
    ? text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(values[name] ?? blank))
    : text;

const english = { t: translate, language: 'en' } as const;

/** The language of the page, and its texts. */
export const useTranslation = () => english;
