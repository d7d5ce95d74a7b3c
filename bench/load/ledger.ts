export type Noun = 'posts' | 'categories' | 'sliders' | 'users' | 'tags';

export interface Entity {
  id: number;
  title?: string;
  text?: string;
  name?: string;
  images?: { id: number }[];
  cover_image?: { url: string } | null;
}

/** The field that identifies a write. A slider has only its images. */
export function valueOf({ title, text, name, images = [] }: Entity): string {
  return title ?? text ?? name ?? images.map(({ id }) => id).join(' ');
}

/** The prefix of every value that the load writes. Each value is unique. */
export const MARK = 'Load';

class Book {
  before = 0;
  readonly live = new Map<number, string>();
  readonly gone = new Set<number>();
  created = 0;
  edited = 0;

  /** Compares the final rows with the acknowledged writes. The last four numbers are failures. */
  compare(noun: Noun, rows: readonly Entity[]) {
    const found = new Map(rows.map((row) => [row.id, valueOf(row)]));
    const marked = rows.map(valueOf).filter((value) => value.startsWith(MARK));
    const expected = this.before + this.created - this.gone.size;
    const live = [...this.live];
    const lost = live.filter(([id]) => !found.has(id)).length;
    const twice = [rows.length - found.size, marked.length - new Set(marked).size];
    return {
      noun,
      created: this.created,
      edited: this.edited,
      deleted: this.gone.size,
      lost: Math.max(lost, expected - rows.length),
      doubled: Math.max(...twice, rows.length - expected),
      stale: live.filter(([id, value]) => found.has(id) && found.get(id) !== value).length,
      undead: [...this.gone].filter((id) => found.has(id)).length,
    };
  }
}

type Ask = (path: string) => Promise<unknown>;

async function readAll(ask: Ask, noun: Noun): Promise<Entity[]> {
  const rows: Entity[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const response = await ask(`/api/${noun}?page=${page}&per_page=100`);
    const { data, meta } = response as { data: Entity[]; meta?: { last_page: number } };
    rows.push(...data);
    last = meta?.last_page ?? 1;
  }
  return rows;
}

/** The content that the store must have according to the acknowledged writes. */
export class Ledger {
  readonly books = {
    posts: new Book(),
    categories: new Book(),
    sliders: new Book(),
    users: new Book(),
    tags: new Book(),
  } satisfies Record<Noun, Book>;

  private readonly all = Object.entries(this.books) as [Noun, Book][];

  async open(ask: Ask): Promise<void> {
    for (const [noun, book] of this.all) book.before = (await readAll(ask, noun)).length;
  }

  close(ask: Ask) {
    return Promise.all(
      this.all.map(async ([noun, book]) => book.compare(noun, await readAll(ask, noun))),
    );
  }
}
