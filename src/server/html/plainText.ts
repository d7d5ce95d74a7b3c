const LINE_END = /<br>|<\/?(?:p|h[1-6]|blockquote|ul|ol|li|pre)(?: [^>]*)?>/g;
const TAG = /<[^>]*>/g;
const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The text that a cleaned description shows, each paragraph on a line: what is searched in it. */
export function plainText(cleanHtml: string): string {
  return cleanHtml
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/\n+/g, '\n')
    .trim();
}
