import { expressionBuilder, sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { isSqlite } from './locks';
import type { Db } from '../schema';

/*
 * A Burmese syllable goes on after its letter: with signs, and with a letter that closes it. So a
 * text can be found within a longer syllable, as `ရေ` in `ရောက်`. Both databases judge this by the
 * same regular expression, whose syntax JavaScript and PostgreSQL share. All texts are folded.
 */

const LETTERS =
  '\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E';
const SIGNS =
  '\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D';
const VIRAMA = '\u1039';

/** A letter that closes the syllable before it: with asat, or with a letter stacked below it. */
const CLOSING = `[${LETTERS}]\u1037?[${VIRAMA}\u103A]`;

const BURMESE_LETTER = '\u1000-\u103F\u1050-\u108F\u109A-\u109F';
const CAN_BE_PART = new RegExp(`^[${BURMESE_LETTER}]|[${BURMESE_LETTER}]$`);
const STARTS_INSIDE = new RegExp(`^[${SIGNS}]`);
const STARTS_CLOSING = new RegExp(`^${CLOSING}`);

/** What may not be before a whole match; the first character of a text has nothing before it. */
function before(text: string): string {
  if (STARTS_INSIDE.test(text)) return '(?<![^\n]|\n)';
  return STARTS_CLOSING.test(text) ? `(?<![${VIRAMA}${BURMESE_LETTER}])` : `(?<!${VIRAMA})`;
}

/** Matches a text where neither end of it is within a syllable. */
function patternOf(text: string): string {
  const literal = text.replace(/[!-/:-@[-^`{-~]/g, '\\$&');
  const after = text.endsWith(VIRAMA) ? '(?![^\n]|\n)' : `(?![${SIGNS}]|${CLOSING})`;
  return `${before(text)}${literal}${after}`;
}

/** Whether matches of one of some texts can be part of longer syllables. */
export const canBePart = (texts: readonly string[]) => texts.some((text) => CAN_BE_PART.test(text));

export const isWholeIn = (texts: readonly string[]) => {
  const patterns = texts.map((text) => new RegExp(patternOf(text)));
  return (text: string) => patterns.some((pattern) => pattern.test(text));
};

/** The condition that a column contains one of some texts as whole syllables. */
export function holdsWhole(
  db: Db,
  column: Expression<string>,
  texts: readonly string[],
): Expression<SqlBool> {
  const operator = isSqlite(db) ? sql.raw('regexp') : sql.raw('~');
  const conditions = texts.map((text) => sql<SqlBool>`${column} ${operator} ${patternOf(text)}`);
  return expressionBuilder<object>().or(conditions);
}

let last = { pattern: '', compiled: /^/ };

/** The operator `regexp` of SQLite, which has none of its own. */
export function regexp(pattern: unknown, text: unknown): number {
  if (last.pattern !== pattern) {
    last = { pattern: String(pattern), compiled: new RegExp(String(pattern)) };
  }
  return last.compiled.test(String(text)) ? 1 : 0;
}
