const BURMESE = /\p{Script=Myanmar}/gu;
const LETTER = /\p{L}/gu;

/** The `lang` of a text for screen readers; undefined leaves it as the page's own. */
export function langOf(text: string): 'my' | undefined {
  const burmese = text.match(BURMESE)?.length ?? 0;
  return burmese * 2 > (text.match(LETTER)?.length ?? 0) ? 'my' : undefined;
}
