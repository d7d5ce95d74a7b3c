import { NO_LETTER } from './pairs';

/** Where three letters in a row stand in the texts of a segment. */
export interface Places {
  /** Every three letters that occur, in order, with the first of their places. */
  runs: { lead: number; second: number; third: number; first: number }[];
  /** The slot of the text that a place is in, and the position in that text. */
  slots: Uint32Array;
  positions: Uint32Array;
  /** The next place of the same three letters; 0 after the last. */
  next: Uint32Array;
}

/** Ranks the letters that occur, so that three of them make a small number. */
function rankLetters(texts: Iterable<string>): { letters: number[]; ranks: Uint16Array } {
  const seen = new Set([NO_LETTER]);
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) seen.add(text.charCodeAt(at));
  }
  const letters = [...seen].sort((a, b) => a - b);
  const ranks = new Uint16Array(0x10000);
  letters.forEach((letter, rank) => (ranks[letter] = rank));
  return { letters, ranks };
}

/**
 * Chains the places of every three letters in a row. Typed arrays, because a list for each of the
 * 30,000 runs of a segment costs three times as long.
 *
 * @param texts by slot, in order
 */
export function findRuns(texts: ReadonlyMap<number, string>): Places {
  const { letters, ranks } = rankLetters(texts.values());
  let size = 1;
  for (const text of texts.values()) size += text.length;
  const [slots, positions] = [new Uint32Array(size), new Uint32Array(size)];
  const next = new Uint32Array(size);
  const ends = new Map<number, { first: number; last: number }>();
  let place = 0;
  for (const [slot, text] of texts) {
    const rankAt = (at: number) => ranks[text.charCodeAt(at)] ?? 0;
    let [first, second, third] = [0, rankAt(0), rankAt(1)];
    for (let at = 0; at < text.length; at += 1) {
      [first, second, third] = [second, third, rankAt(at + 2)];
      const run = (first * letters.length + second) * letters.length + third;
      place += 1;
      slots[place] = slot;
      positions[place] = at;
      const end = ends.get(run);
      if (end) {
        next[end.last] = place;
        end.last = place;
      } else ends.set(run, { first: place, last: place });
    }
  }
  const letterOf = (rank: number) => letters[rank % letters.length] ?? NO_LETTER;
  const runs = [...ends]
    .sort(([a], [b]) => a - b)
    .map(([run, { first }]) => {
      const pair = Math.floor(run / letters.length);
      const lead = letterOf(Math.floor(pair / letters.length));
      return { lead, second: letterOf(pair), third: letterOf(run), first };
    });
  return { runs, slots, positions, next };
}
