import type { Generated, Kysely, Selectable } from 'kysely';
import type { AnnouncementForm } from '../../contract/announcement';
import type { AnnouncementTemplateForm } from '../../contract/announcementTemplate';
import type { AuditAction } from '../../contract/audit';
import type { Noun, TrashedNoun } from '../../contract/nouns';
import type { CategoryForm } from '../../contract/category';
import type { CapStatus } from '../../contract/feeds';
import type { PostFields } from '../../contract/post';
import type { UserEditForm } from '../../contract/user';

/**
 * The tables as queries see them. Instants are ISO 8601 texts in UTC, which sort chronologically in
 * every database. Ids come from `nextId`, a `search_text` from `searchTextOf`.
 */
export interface Schema {
  id_counters: { noun: string; last: number };
  roles: {
    id: number;
    slug: string;
    name_en: string;
    name_mm: string;
    search_text: string;
    created_at: string;
    version: Generated<number>;
  };
  role_permissions: { role_id: number; slug: string };
  users: Omit<UserEditForm, 'role_id'> & {
    id: number;
    email_key: string;
    password_hash: string;
    temporary_until: string | null;
    role_id: number;
    search_text: string;
    created_at: string;
    version: Generated<number>;
  };
  sessions: {
    token_hash: string;
    user_id: number;
    created_at: string;
    expires_at: string;
    user_agent: string;
    address: string;
    /** The time of the user's last identity check; '' if unknown. */
    verified_at: string;
    /** 1 if a code of two-factor sign-in was given in this session, else 0. */
    code_given: number;
  };
  two_factor: {
    user_id: number;
    /** Encrypted, see `twoFactor.ts`. */
    secret: string;
    /** The newest time step whose code has been used. */
    last_step: Generated<number>;
    /** The time at which the secret was made; '' if unknown. */
    begun_at: string;
    /** Null until a code has shown that an app has the secret. */
    enabled_at: string | null;
  };
  recovery_codes: { user_id: number; code_hash: string };
  refused_codes: { user_id: number; step: number };
  login_failures: {
    /** A hash of an account's name, a network, or both. */
    key: string;
    /** A hash of the account's name; null in the count of a network. */
    account: string | null;
    failures: number;
    blocked_until: string | null;
    forget_at: string;
  };
  known_networks: { user_id: number; network_hash: string; seen_at: string };
  images: {
    id: number;
    /** The part of its address that nobody can guess. */
    key: string;
    content_type: string;
    width: number;
    height: number;
    size: number;
    created_at: string;
  };
  /** A thumbnail under its width, or the full size under 0. */
  image_files: { image_id: number; width: number; content_type: string; bytes: Buffer };
  sliders: { id: number; created_at: string; version: Generated<number> };
  slider_images: { slider_id: number; image_id: number };
  announcements: Omit<AnnouncementForm, 'areas'> & {
    id: number;
    /** See `areas.ts`, as in all tables. */
    areas: string;
    created_at: string;
    version: Generated<number>;
    issued_at: string;
    /** The time of their last confirmation; null if there was none. */
    renewed_at: string | null;
  };
  /** What versions before 1.2 knew of the alerts that they served; never written any more. */
  announcement_messages: {
    announcement_id: number;
    number: number;
    version: number;
    sent_at: string;
  };
  /** Every alert as it was issued; never changed or deleted. */
  alerts: {
    number: number;
    identifier: string;
    /** The alert as later ones refer to it, and those to which it refers; see CAP 1.2. */
    reference: string;
    refers_to: string;
    kind: 'Alert' | 'Update' | 'Cancel';
    status: CapStatus;
    /** The announcement that it is about, and when that was published or confirmed. */
    type: string;
    text: string;
    areas: string;
    published_at: string;
    sent_at: string;
    document: string;
  };
  announcement_templates: Omit<AnnouncementTemplateForm, 'areas'> & {
    id: number;
    areas: string;
    created_at: string;
    version: Generated<number>;
  };
  categories: Omit<CategoryForm, 'level' | 'parent_id'> & {
    id: number;
    parent_id: number | null;
    search_text: string;
    created_at: string;
    version: Generated<number>;
  };
  tags: { id: number; name: string; name_key: string; slug: string; created_at: string };
  posts: PostFields & {
    id: number;
    category_id: number;
    created_at: string;
    version: Generated<number>;
    /** 1 if it looks like Zawgyi (`zawgyiFlag`), else 0. */
    is_zawgyi: Generated<number>;
  };
  post_texts: { post_id: number; body: string };
  post_tags: { post_id: number; tag_id: number; position: number };
  post_images: { post_id: number; image_id: number; use: ImageUse };
  trash: {
    id: number;
    noun: TrashedNoun;
    noun_id: number;
    deleted_at: string;
    user_id: number;
    user_name: string;
    user_email: string;
    content: string;
  };
  trash_tags: { trash_id: number; tag_id: number; position: number };
  trash_images: { trash_id: number; image_id: number; use: ImageUse | null };
  /** Append-only, enforced by the database. */
  audit: {
    id: number;
    created_at: string;
    /**
     * Null if nobody was signed in. Name and e-mail are copies, because the user may be deleted
     * later.
     */
    user_id: number | null;
    user_name: string | null;
    user_email: string | null;
    action: AuditAction;
    noun: Noun;
    noun_id: number;
    request_id: string;
    address: string;
    /** The entity before and after as compressed JSON; see `unpackEntities`. */
    entities: Buffer;
    /** The length of that JSON, which is the memory that reading a record takes. */
    bytes: number;
  };
  idempotency_keys: {
    user_id: number;
    key_hash: string;
    request_hash: string;
    /** 0 if the request changed nothing; the response is then in `entities`. */
    audit_id: number;
    entities: Buffer | null;
    created_at: string;
  };
}

type ImageUse = 'cover' | 'description';

/**
 * The columns of a table for which a store function gets the values from its caller. The type
 * requires all of them except the exceptions, so that none can be forgotten.
 */
export type Written<
  Table extends keyof Schema,
  Exception extends keyof Schema[Table] = never,
> = Omit<Selectable<Schema[Table]>, 'id' | 'created_at' | 'version' | Exception>;

export type Db = Kysely<Schema>;
