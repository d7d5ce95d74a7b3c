import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** Statements for both databases. SQLite accepts any type name. */
const ON_BOTH = [
  'create table id_counters (noun text primary key, last integer not null)',

  `create table permissions (id integer primary key, slug text not null unique,
    group_name text not null, name_en text not null)`,
  `create table roles (id integer primary key, slug text not null unique,
    name_en text not null, name_mm text not null, search_text text not null,
    created_at text not null, version integer not null default 1)`,
  `create table role_permissions (
    role_id integer not null references roles (id) on delete cascade,
    permission_id integer not null references permissions (id) on delete cascade,
    primary key (role_id, permission_id))`,
  `create table users (id integer primary key, name text not null, email text not null,
    email_key text not null unique, password_hash text not null, temporary_until text,
    role_id integer not null references roles (id), search_text text not null,
    created_at text not null, version integer not null default 1)`,
  'create index users_role on users (role_id)',

  `create table sessions (token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    created_at text not null, expires_at text not null,
    user_agent text not null, address text not null)`,
  'create index sessions_user on sessions (user_id)',
  'create index sessions_expiry on sessions (expires_at)',
  `create table login_failures (key text primary key, account text, failures integer not null,
    blocked_until text, forget_at text not null)`,
  'create index login_failures_forget on login_failures (forget_at)',
  `create table known_networks (user_id integer not null references users (id) on delete cascade,
    network_hash text not null, seen_at text not null, primary key (user_id, network_hash))`,
  'create index known_networks_seen on known_networks (seen_at)',
  `create table idempotency_keys (user_id integer not null references users (id) on delete cascade,
    key_hash text not null, request_hash text not null, audit_id integer not null,
    created_at text not null, primary key (user_id, key_hash))`,
  'create index idempotency_keys_age on idempotency_keys (created_at)',

  `create table images (id integer primary key, key text not null unique,
    content_type text not null, width integer not null, height integer not null,
    size integer not null, created_at text not null)`,
  `create table image_files (image_id integer not null references images (id) on delete cascade,
    width integer not null, content_type text not null, bytes bytea not null,
    primary key (image_id, width))`,

  `create table sliders (id integer primary key, created_at text not null,
    version integer not null default 1)`,
  `create table slider_images (slider_id integer not null references sliders (id) on delete cascade,
    image_id integer not null unique references images (id) on delete cascade,
    primary key (slider_id, image_id))`,
  `create table announcements (id integer primary key, text text not null, type text not null,
    created_at text not null, issued_at text not null, renewed_at text,
    version integer not null default 1)`,
  // No references to users, because users can be deleted.
  `create table announcement_versions (id integer primary key,
    announcement_id integer not null references announcements (id),
    text text not null, type text not null, user_name text not null, issued_at text not null)`,
  'create index announcement_versions_newest on announcement_versions (announcement_id, id)',
  `create table announcement_renewals (id integer primary key,
    version_id integer not null references announcement_versions (id),
    user_name text not null, renewed_at text not null)`,
  'create index announcement_renewals_newest on announcement_renewals (version_id, id)',
  // The messages to the public: the newest one, and those that it refers to.
  `create table announcement_messages (
    announcement_id integer not null references announcements (id),
    number integer not null, version integer not null, sent_at text not null,
    primary key (announcement_id, number))`,
  `create table announcement_templates (id integer primary key, hazard text not null,
    stage text not null, type text not null, text_my text not null, text_en text not null,
    created_at text not null, version integer not null default 1)`,
  `create table categories (id integer primary key, name text not null, icon text not null,
    parent_id integer references categories (id), search_text text not null,
    created_at text not null, version integer not null default 1)`,
  'create index categories_parent on categories (parent_id)',

  `create table tags (id integer primary key, name text not null, name_key text not null unique,
    slug text not null unique, created_at text not null)`,
  `create table posts (id integer primary key, title text not null, description text not null,
    type text not null, category_id integer not null references categories (id),
    is_zawgyi integer not null default 0, created_at text not null,
    version integer not null default 1)`,
  'create index posts_newest on posts (created_at desc, id desc)',
  'create index posts_zawgyi on posts (created_at desc, id desc) where is_zawgyi = 1',
  `create table post_tags (post_id integer not null references posts (id) on delete cascade,
    tag_id integer not null references tags (id), position integer not null,
    primary key (post_id, tag_id))`,
  'create index post_tags_tag on post_tags (tag_id)',
  `create table post_images (post_id integer not null references posts (id) on delete cascade,
    image_id integer not null unique references images (id) on delete cascade,
    use text not null, primary key (post_id, image_id))`,
  "create unique index post_images_cover on post_images (post_id) where use = 'cover'",
  `create table post_texts (post_id integer primary key references posts (id) on delete cascade,
    body text not null)`,

  // No references to users, because users can be deleted.
  `create table trash (id integer primary key, noun text not null, noun_id integer not null,
    deleted_at text not null, user_id integer not null, user_name text not null,
    user_email text not null, content text not null, unique (noun, noun_id))`,
  'create index trash_newest on trash (deleted_at desc, id desc)',
  `create table trash_tags (trash_id integer not null references trash (id) on delete cascade,
    tag_id integer not null references tags (id), position integer not null,
    primary key (trash_id, tag_id))`,
  'create index trash_tags_tag on trash_tags (tag_id)',
  `create table trash_images (trash_id integer not null references trash (id) on delete cascade,
    image_id integer not null unique references images (id) on delete cascade,
    use text, primary key (trash_id, image_id))`,

  // No references, because users and entities can be deleted. The table is append-only.
  `create table audit (id integer primary key, created_at text not null, user_id integer,
    user_name text, user_email text, action text not null, noun text not null,
    noun_id integer not null, request_id text not null, address text not null,
    entities bytea not null, bytes integer not null)`,
  'create index audit_newest on audit (created_at, id)',
  // Ids decide which record is newer, because a clock may have been wrong.
  'create index audit_user on audit (user_id, id)',
  'create index audit_action on audit (action, id)',
  'create index audit_thing on audit (noun, noun_id, id)',
];

const REFUSAL = "'The audit trail is append-only.'";

/** SQLite's index of searched texts is a table, which triggers keep up to date. */
const ON_SQLITE = [
  `create virtual table post_trigrams using fts5 (body, content = 'post_texts',
    content_rowid = 'post_id', tokenize = 'trigram case_sensitive 1')`,
  `create trigger post_texts_insert after insert on post_texts begin
    insert into post_trigrams (rowid, body) values (new.post_id, new.body); end`,
  `create trigger post_texts_delete after delete on post_texts begin
    insert into post_trigrams (post_trigrams, rowid, body)
      values ('delete', old.post_id, old.body); end`,
  `create trigger post_texts_update after update on post_texts begin
    insert into post_trigrams (post_trigrams, rowid, body)
      values ('delete', old.post_id, old.body);
    insert into post_trigrams (rowid, body) values (new.post_id, new.body); end`,
  `create trigger audit_refuses_update before update on audit
    begin select raise(abort, ${REFUSAL}); end`,
  `create trigger audit_refuses_delete before delete on audit
    begin select raise(abort, ${REFUSAL}); end`,
];

const COUNTED = [
  'roles',
  'users',
  'images',
  'sliders',
  'announcements',
  'announcement_templates',
  'announcement_versions',
  'announcement_renewals',
  'categories',
  'tags',
  'posts',
  'trash',
  'audit',
];

const ON_POSTGRES = [
  'create extension if not exists pg_trgm',
  'create index post_trigrams on post_texts using gin (body gin_trgm_ops)',
  `create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception ${REFUSAL}; end $$`,
  `create trigger audit_refuses_change before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`,
  ...COUNTED.map((noun) => `create sequence ids_of_${noun}`),
];

/** All tables of version 1.0.0. It is plain SQL, so that no change elsewhere can affect it. */
export const base: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of [...ON_BOTH, ...(isSqlite ? ON_SQLITE : ON_POSTGRES)]) {
      await sql.raw(statement).execute(db);
    }
  },
};
