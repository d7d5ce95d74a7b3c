/** White space as a person sees it, with the invisible characters that Burmese typists insert. */
const BLANK = /[\s\u00A0\u200B-\u200D\u2060\uFEFF]+/gu;

/** True when nothing visible is left of a text (readings 84). */
export function isBlank(text: string | null | undefined): boolean {
  return !text || text.replace(BLANK, '') === '';
}

/** True when HTML shows no text once its markup and white space are gone (section 5, post edit). */
export function isBlankHtml(html: string | null | undefined): boolean {
  if (!html) return true;
  return isBlank(
    html.replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;|&ZeroWidthSpace;/gi, ''),
  );
}

/** The size of a file as the widgets show it: bytes divided by 1000, rounded (section 9). */
export function fileSizeInKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
