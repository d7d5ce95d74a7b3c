/** Random numbers that are the same in every run (mulberry32). */
export class Draw {
  constructor(private state: number) {}

  random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  between(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  /** An integer from 1 to `max`. Small ones are more likely. */
  rank(max: number): number {
    return Math.floor(Math.exp(this.random() * Math.log(max + 1)));
  }

  /** An entry of a list. The first ones are more likely (Zipf's law). */
  byRank(list: readonly string[]): string {
    return list[this.rank(list.length) - 1] ?? '';
  }
}
