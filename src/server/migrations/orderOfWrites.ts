import type { Kysely, Migration } from 'kysely';
import { required, restricting } from './columns';

/** The audit trail and the messages to the public, as this migration finds and makes them. */
type Tables = {
  announcements: { id: number };
  audit: {
    id: number;
    noun: string;
    noun_id: number;
    action: string;
    created_at: string;
    after: string | null;
  };
  announcement_messages: Message & { announcement_id: number };
};

interface Message {
  number: number;
  version: number;
  sent_at: string;
}

interface Notice {
  text: string;
  type: string;
  version?: number;
}

const MAX_REFERENCES = 50;
const RECORDS_AT_ONCE = 100;
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isClear = ({ text, type }: Notice) => type === 'pleasant' || !VISIBLE.test(text);

/** A clock that was wrong must not decide which record is newer: the ids do. */
async function indexById(db: Kysely<unknown>): Promise<void> {
  const indexes = { user: ['user_id'], action: ['action'], thing: ['noun', 'noun_id'] };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(`audit_${name}`).execute();
    const index = db.schema.createIndex(`audit_${name}`).on('audit');
    await index.columns([...columns, 'id']).execute();
  }
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcement_messages')
    .addColumn('announcement_id', 'integer', restricting('announcements.id'))
    .addColumn('number', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('sent_at', 'text', required)
    .addPrimaryKeyConstraint('announcement_messages_pk', ['announcement_id', 'number'])
    .execute();
}

/** The messages that readers have, and the text of the newest. */
interface Series {
  messages: Message[];
  newest: Notice | null;
}

function withSave({ messages, newest }: Series, after: Notice, at: string): Series {
  if (newest && newest.text === after.text && newest.type === after.type) {
    return { messages, newest };
  }
  const last = messages.at(-1);
  const wasClear = newest !== null && isClear(newest);
  const startsSeries = wasClear && !isClear(after);
  const warnings = wasClear ? messages.slice(0, -1) : messages;
  const earliest = last && !startsSeries ? Date.parse(last.sent_at) + 1 : 0;
  const sent_at = new Date(Math.max(Date.parse(at), earliest)).toISOString();
  const message = { number: (last?.number ?? 0) + 1, version: after.version ?? 0, sent_at };
  const replaced = startsSeries ? [] : warnings.slice(-MAX_REFERENCES);
  return { messages: [...replaced, message], newest: after };
}

/** The messages of an announcement, by its saves in the audit trail. Renewals were none until now. */
async function messagesOf(db: Kysely<Tables>, id: number): Promise<Message[]> {
  let series: Series = { messages: [], newest: null };
  for (let last = 0; ;) {
    const records = await db
      .selectFrom('audit')
      .select(['id', 'created_at', 'after'])
      .where('noun', '=', 'announcement')
      .where('noun_id', '=', id)
      .where('action', 'in', ['create', 'update'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(RECORDS_AT_ONCE)
      .execute();
    for (const { after, created_at } of records) {
      if (after !== null) series = withSave(series, JSON.parse(after) as Notice, created_at);
    }
    const newest = records.at(-1);
    if (!newest) return series.messages;
    last = newest.id;
  }
}

/** The order in which things were written, whatever the clock said. */
export const orderOfWrites: Migration = {
  async up(db: Kysely<unknown>) {
    await indexById(db);
    await createMessages(db);
    const tables = db.withTables<Tables>();
    for (const { id } of await tables.selectFrom('announcements').select('id').execute()) {
      for (const message of await messagesOf(tables, id)) {
        const row = { announcement_id: id, ...message };
        await tables.insertInto('announcement_messages').values(row).execute();
      }
    }
  },
};
