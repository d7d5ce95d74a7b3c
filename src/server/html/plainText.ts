const LINE_END = /<br>|<\/?(?:p|h[1-6]|blockquote|ul|ol|li|pre)(?: [^>]*)?>/g;
const TAG = /<[^>]*>/g;
const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The visible text of a cleaned description, one line per paragraph. */
export function plainText(cleanHtml: string): string {
  return cleanHtml
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/\n+/g, '\n')
    .trim();
}
