import { composed, fold, FOLD_RULES, INVISIBLE } from '../../../contract/fold';
import type { FoldRule } from '../../../contract/fold';
import { graphemesOf, syllableStarts } from '../text/graphemes';

export interface Mark {
  from: number;
  to: number;
}

/** A partly folded text, with the range of the original for each of its code units. */
interface Traced {
  text: string;
  origins: readonly Mark[];
}

interface Change {
  at: number;
  length: number;
  text: string;
}

function change({ text, origins }: Traced, changes: readonly Change[]): Traced {
  const changed: Mark[] = [];
  let result = '';
  let done = 0;
  const copyUpTo = (at: number) => {
    result += text.slice(done, at);
    changed.push(...origins.slice(done, at));
  };
  for (const { at, length, text: replacement } of changes) {
    copyUpTo(at);
    done = at + length;
    const origin = { from: origins[at]?.from ?? 0, to: origins[done - 1]?.to ?? 0 };
    result += replacement;
    for (let unit = 0; unit < replacement.length; unit += 1) changed.push(origin);
  }
  copyUpTo(text.length);
  return { text: result, origins: changed };
}

function applyRule(traced: Traced, [pattern, replacement]: FoldRule): Traced {
  const replace = typeof replacement === 'string' ? () => replacement : replacement;
  const changes = [...traced.text.matchAll(pattern)].map(({ index: at, 0: match }) => ({
    at,
    length: match.length,
    text: replace(match),
  }));
  return changes.length === 0 ? traced : change(traced, changes);
}

/** Letters compose only within a grapheme. */
function compose(traced: Traced): Traced {
  const changes = [...graphemesOf(traced.text)].map(({ index: at, segment }) => ({
    at,
    length: segment.length,
    text: composed(segment),
  }));
  return change(traced, changes);
}

/** Folds a text as `fold` does, and records where each code unit comes from. */
export function foldTraced(text: string): Traced {
  const origins = Array.from({ length: text.length }, (_, at) => ({ from: at, to: at + 1 }));
  const visible = applyRule({ text, origins }, [INVISIBLE, '']);
  return FOLD_RULES.reduce(applyRule, compose(visible));
}

function occurrences({ text, origins }: Traced, sought: string): Mark[] {
  const found: Mark[] = [];
  if (sought === '') return found;
  let at = text.indexOf(sought);
  while (at !== -1) {
    found.push({ from: origins[at]?.from ?? 0, to: origins[at + sought.length - 1]?.to ?? 0 });
    at = text.indexOf(sought, at + sought.length);
  }
  return found;
}

/**
 * Returns where a text matches a search by the rules of the server's search. The ranges are
 * ascending, do not overlap, and cover whole syllables.
 *
 * @param queries blank ones match nothing
 */
export function findMarks(text: string, queries: readonly string[]): Mark[] {
  const folded = foldTraced(text);
  const found = queries.flatMap((query) => occurrences(folded, fold(query)));
  if (found.length === 0) return [];
  const borders = [...syllableStarts(text), text.length];
  const marks: Mark[] = [];
  for (const part of found.sort((one, other) => one.from - other.from)) {
    const from = borders.findLast((border) => border <= part.from) ?? 0;
    const to = borders.find((border) => border >= part.to) ?? text.length;
    const before = marks.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else marks.push({ from, to });
  }
  return marks;
}
