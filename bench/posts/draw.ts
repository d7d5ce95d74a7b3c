/** Random numbers from 0 to 1, the same on every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Choice = readonly [share: number, draw: () => string];

/** A seeded random generator. */
export class Draw {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** An integer, both bounds included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  several(min: number, max: number, draw: () => string): string[] {
    return Array.from({ length: this.between(min, max) }, draw);
  }

  any(words: readonly string[]): string {
    return words[this.between(0, words.length - 1)] ?? '';
  }

  /** A word of a list ordered by frequency, by Zipf's law. */
  byRank(words: readonly string[]): string {
    return words[this.rank(words.length) - 1] ?? '';
  }

  /** An integer from 1 to `max`, small ones more often. */
  rank(max: number): number {
    return Math.floor(Math.exp(this.random() * Math.log(max + 1)));
  }

  /** One of the choices by its share, or the fallback. */
  either(choices: readonly Choice[], otherwise: () => string): string {
    let left = this.random();
    for (const [share, draw] of choices) {
      left -= share;
      if (left < 0) return draw();
    }
    return otherwise();
  }
}
