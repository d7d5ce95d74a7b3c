import { fold } from '../../contract/fold';
import type { Noun } from '../../contract/nouns';
import { plainText } from '../html/plainText';
import type { Schema } from './schema';
import type { NOUN_TABLES } from './tables';

/**
 * The content of a column: text that people write, which is searched and may be Zawgyi; the same as
 * HTML; an address, which is only searched; or none of these.
 */
type Content = 'text' | 'html' | 'address' | null;

type TextColumn<Row> = { [C in keyof Row]-?: string extends Row[C] ? C : never }[keyof Row];

/** The text columns of the tables of nouns, in the order of their search texts. */
export const TEXTS = {
  sliders: {},
  posts: { title: 'text', description: 'html' },
  announcements: { text: 'text', type: null, areas: null, issued_at: null, renewed_at: null },
  announcement_templates: { stage: 'text', text_my: 'text', text_en: 'text', areas: null },
  categories: { name: 'text', icon: null },
  roles: { slug: null, name_en: 'text', name_mm: 'text' },
  users: {
    name: 'text',
    email: 'address',
    email_key: null,
    password_hash: null,
    temporary_until: null,
  },
  tags: { name: 'text', name_key: null, slug: null },
} as const satisfies {
  [Table in (typeof NOUN_TABLES)[Noun]]: Record<
    Exclude<TextColumn<Schema[Table]>, 'created_at' | 'search_text'>,
    Content
  >;
};

export type TextTable = keyof typeof TEXTS;

export type TextColumns<Table extends TextTable> = {
  [C in keyof (typeof TEXTS)[Table] as (typeof TEXTS)[Table][C] extends null ? never : C]: string;
};

interface Text {
  column: string;
  content: Content;
  text: string;
}

export function textsOf<Table extends TextTable>(
  table: Table,
  row: TextColumns<Table>,
  length = Infinity,
): Text[] {
  const columns: Record<string, Content> = TEXTS[table];
  const stored: Record<string, string | undefined> = { ...row };
  return Object.entries(columns).flatMap(([column, content]) => {
    if (content === null) return [];
    const text = (stored[column] ?? '').slice(0, length);
    return { column, content, text: content === 'html' ? plainText(text) : text };
  });
}

/** Ends a field in a search text. Folded texts do not contain it, so no match spans two fields. */
const FIELD_END = '\n';

/** The folded text by which a search finds a row. Write it whenever one of its fields changes. */
export function searchTextOf<Table extends TextTable>(
  table: Table,
  row: TextColumns<Table>,
): string {
  return textsOf(table, row)
    .map(({ text }) => fold(text) + FIELD_END)
    .join('');
}
