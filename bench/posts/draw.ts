import { randomFrom } from '../../src/demo/drawing';

type Choice = readonly [share: number, draw: () => string];

/** Draws by chance, the same for the same seed. */
export class Draw {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A whole number; both ends count. */
  between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  /** So many things, each drawn anew. */
  several(least: number, most: number, draw: () => string): string[] {
    return Array.from({ length: this.between(least, most) }, draw);
  }

  any(words: readonly string[]): string {
    return words[this.between(0, words.length - 1)] ?? '';
  }

  /** A word of a list in the order of frequency: the n-th comes 1/n as often as the first. */
  byRank(words: readonly string[]): string {
    return words[this.rank(words.length) - 1] ?? '';
  }

  /** A number from 1 on, small ones more often, as counts and measurements are. */
  rank(most: number): number {
    return Math.floor(Math.exp(this.random() * Math.log(most + 1)));
  }

  /** One of the choices by its share, or else the last draw. */
  either(choices: readonly Choice[], otherwise: () => string): string {
    let left = this.random();
    for (const [share, draw] of choices) {
      left -= share;
      if (left < 0) return draw();
    }
    return otherwise();
  }
}
