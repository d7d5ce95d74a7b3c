import type { Client } from './client';

const NOUNS = ['posts', 'announcements', 'categories', 'sliders', 'users', 'tags'] as const;
export type Noun = (typeof NOUNS)[number];

/** A row, and what was written into it last. */
interface Row {
  id: number;
  value: string;
}

/** What is wrong with the rows of a noun: numbers of rows. */
export interface Findings {
  noun: Noun;
  created: number;
  edited: number;
  deleted: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once, or without having been acknowledged. */
  doubled: number;
  /** Not with the value of the last acknowledged edit. */
  stale: number;
  /** Acknowledged as deleted, and still there. */
  undead: number;
}

/** What begins every value that is written under load, each of which is written once. */
export const MARK = 'Load';

/** What the server has acknowledged of one noun. */
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

/** What must be in the store, by what the server has acknowledged. */
export class Ledger {
  private readonly books = new Map<Noun, Book>(NOUNS.map((noun) => [noun, new Book()]));
  private readonly before = new Map<Noun, Row[]>();

  private book(noun: Noun): Book {
    const book = this.books.get(noun);
    if (!book) throw new Error(`Nobody keeps books on ${noun}.`);
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

  /** Reads what is there at the beginning. */
  async open(client: Client): Promise<void> {
    for (const noun of NOUNS) this.before.set(noun, await readAll(client, noun));
  }

  /** Compares what is there at the end with what has been acknowledged. */
  async close(client: Client): Promise<Findings[]> {
    const findings: Findings[] = [];
    for (const noun of NOUNS) {
      const before = this.before.get(noun) ?? [];
      findings.push(this.book(noun).compare(noun, before, await readAll(client, noun)));
    }
    return findings;
  }
}

/** A thing as the lists carry it, as far as its noun has these fields. */
interface Listed {
  id: number;
  title?: string;
  text?: string;
  name?: string;
  images?: { id: number }[];
}

/** What tells one content of a slider from another. */
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
    const answer = await client.ask(path);
    const { data, meta } = answer as { data: Listed[]; meta?: { last_page: number } };
    rows.push(...data.map(toRow));
    last = meta?.last_page ?? 1;
  }
  return rows;
}
