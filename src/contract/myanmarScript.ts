const LETTER = '\u1000-\u1021';
const DIGIT = '\u1040-\u1049';

/**
 * Letters that Burmese stacks: those of the same row of the alphabet, and a few more in words of
 * Pali and English.
 */
const STACKED = [
  '[က-င]\u1039(?=[က-င])',
  '[စ-ညဥ]\u1039(?=[စ-ည])',
  '[ဋ-ဏ]\u1039(?=[ဋ-ဏ])',
  '[တ-န]\u1039(?=[တ-န])',
  '[ပ-မ]\u1039(?=[ပ-မ])',
  'ယ\u1039(?=ယ)',
  'လ\u1039(?=လ)',
  'သ\u1039(?=[သမ])',
  'တ\u1039(?=ဂ)',
  'က\u1039(?=ဖ)',
  'ဟ\u1039(?=မ)',
].join('|');
/** Some letters do not take a ya below. */
const ONSET = `[${LETTER}\u103F](?:(?<![ဆဉ-ဏထဓယဝဠအ])\u103B)?\u103C?\u103D?\u103E?`;
const VOWEL =
  '\u1031(?:[\u102B\u102C](?:\u1037?\u103A)?)?|\u102D\u102F?|[\u102B\u102C\u102E-\u1030\u1032]';
const VOWEL_LETTER = `[\u1023-\u1027\u1029\u102A][\u102D-\u1030\u1032]?|[\u104C-\u104F${DIGIT}]`;
const FINAL = `\u1004\u103A\u1039(?=[${LETTER}])|[${LETTER}\u1025]\u1037?\u103A\u1038?|${STACKED}`;
/** In `ယောက်ျား` and `ကျွန်ုပ်`, signs follow the asat of two contracted syllables. */
const CONTRACTED = `\u103B\u102C\u1038?|\u102F[${LETTER}]\u103A`;

/** A Burmese syllable. English words can end in two consonants. */
const SYLLABLE = new RegExp(
  `(?:${ONSET}(?:${VOWEL})?|${VOWEL_LETTER})\u1036?\u1037?(?:\u1038(?:လ\u103A)?|(?:${FINAL}){0,2})(?:${CONTRACTED})?`,
  'gu',
);

/** Whether a text consists of Burmese syllables, in NFC and in the order of Unicode's model. */
export const isBurmese = (text: string): boolean => text.replace(SYLLABLE, '') === '';

/** A letter with its signs, as any language has them. */
const CLUSTER = (() => {
  const letter =
    '[\u1000-\u102A\u103F\u104C-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E' +
    '\u109E\u109F\uA9E0-\uA9E4\uA9E6-\uA9FE\uAA60-\uAA6F\uAA71-\uAA7A\uAA7E\uAA7F]\uFE00?';
  const asat = '\u103A(?![\u102B-\u102E\u1030\u1032-\u1035])';
  const medial = `(?:[\u1037\u103B-\u103E\u105E-\u1060\u1082]|${asat})`;
  const vowel =
    '(?:[\u102B\u102C\u102E-\u1030\u1032-\u1038\u1056-\u1059\u1062-\u1064\u1067-\u106D\u1071-\u1074' +
    `\u1083-\u108D\u109A-\u109D\uA9E5\uFE00\uAA70]|\u102D(?![\u1033\u1034])|${asat})`;
  const tone = '[\u1037\u1038\u103A\u108F\uAA7B-\uAA7D]';
  // No language stacks letters below these.
  const stacked = `(?<![ငည]|ယ(?!\u1039ယ)|န(?!\u1039[ခတ-နမယလဝသၜ]))\u1039${letter}`;
  const cluster =
    `(?:[\u1004\u101B\u105A]\u103A\u1039)?${letter}(?:${stacked})*` +
    `${medial}*\u1031?${vowel}*${tone}*`;
  return new RegExp(`${cluster}|[${DIGIT}]|(?<![\u1000-\u103F])[\u1090-\u1099]`, 'gu');
})();

/** Whether the signs of a text are where Unicode has them in any language. */
export const isWellFormed = (text: string): boolean => text.replace(CLUSTER, '') === '';

const NOT_BURMESE = /[\u1033-\u1035\u1050-\u109F]/u;

/** The characters of groups of languages that have some of their own. */
const OTHER_LANGUAGES = [
  // S'gaw, Western Pwo, Geba and Kayah, in which an aa is the tone with asat
  /^(?:[\u1000-\u102B\u102D-\u1038\u103A-\u1049\u1060-\u106D\u1071-\u1074]|\u102C\u103A)+$/u,
  // Mon and Eastern Pwo
  /^[\u1000-\u1049\u105A-\u1060\u106E-\u1070\u108B]+$/u,
  // Pa'O and Palaung
  /^[\u1000-\u1032\u1036-\u1049\u108E\u108F]+$/u,
  // Shan, Khamti, Aiton and Phake
  /^[ကငတထပဖဗမယရလဝသဟ\u102D-\u1032\u1035-\u1038\u103A-\u103D\u1040-\u1049\u1062\u1075-\u108D\u1090-\u1099]+$/u,
];

/** Whether a text can be in a language that shares its characters with Zawgyi. */
export const isOtherLanguage = (text: string): boolean =>
  NOT_BURMESE.test(text) &&
  OTHER_LANGUAGES.some((characters) => characters.test(text)) &&
  isWellFormed(text);
