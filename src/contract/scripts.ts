/*
 * Raised and lowered characters. A description has no element for them, because a number in plain
 * text must not lose its exponent: Unicode's own characters arrive everywhere.
 */

export type Script = 'super' | 'sub';

const pairs = (from: string, to: string) => [...from].map((one, at) => [one, [...to][at]] as const);

const NORMAL = '0123456789+-=()';

/** A raised `o` is a degree sign, as people type it where the keyboard has none. */
const CHARACTERS: Record<Script, ReadonlyMap<string, string | undefined>> = {
  super: new Map([...pairs(NORMAL, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'), ...pairs('−–nio', '⁻⁻ⁿⁱ°')]),
  sub: new Map([...pairs(NORMAL, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'), ...pairs('−–', '₋₋')]),
};

/** Characters that are as high or low by themselves, and white space. */
const UNCHANGED = /^[\s°ºª™®©′″*†‡²³¹⁰ⁱ⁴-ⁿ₀-ₜ]$/u;

/** Returns a raised or lowered text in Unicode's characters; null if one of them has none. */
export function toScript(text: string, script: Script): string | null {
  let converted = '';
  for (const character of text) {
    const known = CHARACTERS[script].get(character);
    if (known === undefined && !UNCHANGED.test(character)) return null;
    converted += known ?? character;
  }
  return converted;
}

const NUMBER = /^\s*[-−–+]?\p{Nd}/u;

/**
 * Returns a raised or lowered text as plain text. A number that has no such characters is marked
 * with `^` or `_`, so that `၁၀<sup>၃</sup>` does not become another number.
 */
export function plainScript(text: string, script: Script): string {
  const mark = script === 'super' ? '^' : '_';
  return toScript(text, script) ?? (NUMBER.test(text) ? mark + text : text);
}
