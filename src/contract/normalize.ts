/** The limit of Unicode's Stream-Safe Text Format. No language puts as many marks on one letter. */
const MANY_MARKS = /\p{M}{30}/u;
const UP_TO_MANY_MARKS = /[^]*?\p{M}{30}|[^]+/gu;

/**
 * Unicode normalization in linear time. `String.prototype.normalize` is quadratic in the number of
 * marks on one letter (a minute for 400,000), so text after every 30 marks is normalized
 * separately.
 */
export function normalize(text: string, form: 'NFC' | 'NFKD'): string {
  if (!MANY_MARKS.test(text)) return text.normalize(form);
  return (text.match(UP_TO_MANY_MARKS) ?? []).map((part) => part.normalize(form)).join('');
}
