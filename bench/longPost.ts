const WORDS = [
  ...['မုန်တိုင်း', 'သတိပေးချက်', 'ရန်ကုန်မြို့', 'မိုးလေဝသ', 'ရေကြီးမှု', 'ဧရာဝတီတိုင်း'],
  ...['ကမ်းရိုးတန်း', 'လေတိုက်နှုန်း', 'နေ့အပူချိန်', 'ငလျင်', 'ပြည်သူများ', 'ဘေးကင်းရာသို့'],
];
const WORD_COUNT = 5000;

/** How many times slower the processor is made. */
export const SLOWDOWN = 4;

/** 5,000 Burmese words in so many paragraphs. */
export function burmeseParagraphs(count: number): string[] {
  const size = WORD_COUNT / count;
  const paragraph = (from: number) =>
    Array.from({ length: size }, (_, index) => WORDS[(from + index * 7) % WORDS.length]).join(' ');
  return Array.from({ length: count }, (_, index) => paragraph(index));
}
