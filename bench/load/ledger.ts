import type { Client } from './client';

const NOUNS = ['posts', 'categories', 'sliders', 'users', 'tags'] as const;
export type Noun = (typeof NOUNS)[number];

/** A row with the value written last. */
interface Row {
  id: number;
  value: string;
}

/** Row counts of one noun. */
export interface Findings {
  noun: Noun;
  created: number;
  edited: number;
  deleted: number;
  /** Acknowledged, but missing. */
  lost: number;
  /** Duplicated, or present without having been acknowledged. */
  doubled: number;
  /** Without the value of the last acknowledged edit. */
  stale: number;
  /** Acknowledged as deleted, but present. */
  undead: number;
}

/** Prefix of every value written under load; each is unique. */
export const MARK = 'Load';

/** The acknowledged writes of one noun. */
class Book {
  readonly live = new Map<number, string>();
  readonly gone = new Set<number>();
  created = 0;
  edited = 0;

  compare(noun: Noun, before: readonly Row[], after: readonly Row[]): Findings {
    const found = new Map(after.map(({ id, value }) => [id, value]));
    const marked = after.map(({ value }) => value).filter((value) => value.startsWith(MARK));
    const expected = before.length + this.created - this.gone.size;
    const twice = [after.length - found.size, marked.length - new Set(marked).size];
    const live = [...this.live];
    return {
      noun,
      ...{ created: this.created, edited: this.edited, deleted: this.gone.size },
      lost: Math.max(live.filter(([id]) => !found.has(id)).length, expected - after.length),
      doubled: Math.max(...twice, after.length - expected),
      stale: live.filter(([id, value]) => found.has(id) && found.get(id) !== value).length,
      undead: [...this.gone].filter((id) => found.has(id)).length,
    };
  }
}

/** What the store must contain according to the acknowledged writes. */
export class Ledger {
  private readonly books = new Map<Noun, Book>(NOUNS.map((noun) => [noun, new Book()]));
  private readonly before = new Map<Noun, Row[]>();

  private book(noun: Noun): Book {
    const book = this.books.get(noun);
    if (!book) throw new Error(`Unknown noun: ${noun}.`);
    return book;
  }

  created(noun: Noun, id: number, value: string): void {
    this.book(noun).live.set(id, value);
    this.book(noun).created += 1;
  }

  edited(noun: Noun, id: number, value: string): void {
    this.book(noun).live.set(id, value);
    this.book(noun).edited += 1;
  }

  deleted(noun: Noun, id: number): void {
    this.book(noun).live.delete(id);
    this.book(noun).gone.add(id);
  }

  valueOf(noun: Noun, id: number): string | undefined {
    return this.book(noun).live.get(id);
  }

  isGone(noun: Noun, id: number): boolean {
    return this.book(noun).gone.has(id);
  }

  /** Reads the initial rows. */
  async open(client: Client): Promise<void> {
    for (const noun of NOUNS) this.before.set(noun, await readAll(client, noun));
  }

  /** Compares the final rows with the acknowledged writes. */
  async close(client: Client): Promise<Findings[]> {
    const findings: Findings[] = [];
    for (const noun of NOUNS) {
      const before = this.before.get(noun) ?? [];
      findings.push(this.book(noun).compare(noun, before, await readAll(client, noun)));
    }
    return findings;
  }
}

/** An entity of a list; its noun decides which fields it has. */
interface Listed {
  id: number;
  title?: string;
  text?: string;
  name?: string;
  images?: { id: number }[];
}

/** Identifies the content of a slider. */
export function imagesValue(images: readonly { id: number }[] = []): string {
  return images.map(({ id }) => id).join(' ');
}

function toRow({ id, title, text, name, images }: Listed): Row {
  return { id, value: title ?? text ?? name ?? imagesValue(images) };
}

async function readAll(client: Client, noun: Noun): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const path = `/api/${noun}?page=${page}&per_page=100`;
    const response = await client.ask(path);
    const { data, meta } = response as { data: Listed[]; meta?: { last_page: number } };
    rows.push(...data.map(toRow));
    last = meta?.last_page ?? 1;
  }
  return rows;
}
