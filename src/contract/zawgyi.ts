import { ZawgyiConverter, ZawgyiDetector } from 'myanmar-tools';
import { normalize } from './normalize';

const detector = new ZawgyiDetector();
const converter = new ZawgyiConverter();

const MIN_PROBABILITY = 0.95;

/**
 * Only this much of a paragraph is checked, in UTF-16 units: conversion takes microseconds per
 * unit.
 */
const JUDGED_LENGTH = 1000;

/**
 * The letters that Burmese stacks: letters of the same row of the alphabet, and a few in loan
 * words.
 */
const STACKS = [
  '[က-င]\u1039[က-င]',
  '[စ-ညဥ]\u1039[စ-ည]',
  '[ဋ-ဏ]\u1039[ဋ-ဏ]',
  '[တ-န]\u1039[တ-န]',
  '[ပ-မ]\u1039[ပ-မ]',
  'လ\u1039လ',
  'သ\u1039သ',
  'တ\u1039ဂ',
  'က\u1039ဖ',
  'ဟ\u1039မ',
];
const LETTER = `(?:\u1004\u103A\u1039)?(?:${STACKS.join('|')}|[\u1000-\u1021\u103F\u1040])`;
const MEDIALS = '\u103B?\u103C?\u103D?\u103E?';
const VOWELS = '\u1031?[\u102D\u102E\u1032]?[\u102F\u1030]?[\u102B\u102C]?';
/** In `ယောက်ျား` and `ကျွန်ုပ်`, signs follow the asat of two contracted syllables. */
const CONTRACTED = '\u103A(?:\u103B\u102C|\u102F)\u1038?';
const TONES = '\u1036?\u1037?\u103A?\u1037?\u1038?';
const VOWEL_LETTER = '[\u1023-\u102A][\u102B-\u1030\u1032\u1036-\u1038\u103A]*';

/** A letter with its signs in the order of Unicode's encoding model. */
const CLUSTER = new RegExp(
  `${LETTER}${MEDIALS}${VOWELS}(?:${CONTRACTED}|${TONES})|${VOWEL_LETTER}`,
  'gu',
);
const SIGN = /[\u102B-\u103E\u1050-\u109F\u1022]/gu;

function misplacedSigns(text: string): number {
  return text.replace(CLUSTER, '').match(SIGN)?.length ?? 0;
}

/** Converts a text in Zawgyi to Unicode. Any other text comes out wrong. */
export function toUnicode(zawgyi: string): string {
  return normalize(converter.zawgyiToUnicode(zawgyi), 'NFC');
}

function isLikely(paragraph: string): boolean {
  return detector.getZawgyiProbability(paragraph) > MIN_PROBABILITY;
}

/**
 * Whether a paragraph looks like Zawgyi. The probability alone is not enough, because it takes many
 * correct short words for Zawgyi. So the conversion must also put signs into their places.
 */
export function looksLikeZawgyi(paragraph: string): boolean {
  const judged = paragraph.slice(0, JUDGED_LENGTH);
  if (!isLikely(judged)) return false;
  const misplaced = misplacedSigns(judged);
  return misplaced > 0 && misplacedSigns(toUnicode(judged)) < misplaced;
}

export function zawgyiParagraphs(text: string): string[] {
  return text.split('\n').filter(looksLikeZawgyi);
}

export function convertZawgyi(text: string): string {
  return text
    .split('\n')
    .map((paragraph) => (looksLikeZawgyi(paragraph) ? toUnicode(paragraph) : paragraph))
    .join('\n');
}
