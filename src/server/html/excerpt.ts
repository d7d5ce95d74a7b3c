const CUT_TAG = /<[^>]*$/;
const CUT_ENTITY = /&[a-z]*$/;
const TAGS = /<(\/?)(\w+)[^>]*>/g;

/**
 * Makes the beginning of a cleaned description well-formed: removes half a tag or entity at its
 * end, and closes its elements.
 */
export function closeExcerpt(html: string): string {
  const text = html.replace(CUT_TAG, '').replace(CUT_ENTITY, '');
  const open: string[] = [];
  for (const [, slash, name = ''] of text.matchAll(TAGS)) {
    if (slash) open.pop();
    else if (name !== 'br') open.push(name);
  }
  return (
    text +
    open
      .map((name) => `</${name}>`)
      .reverse()
      .join('')
  );
}
