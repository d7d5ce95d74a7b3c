import {
  isPrivilegedSlug,
  PERMISSION_SLUGS,
  PRIVILEGED_ROLE_SLUGS,
} from '../../contract/permissions';
import type { Db } from './schema';
import { statement } from './statement';
import type { ParameterOf } from './statement';
import { connectionsOpened, versionAtHand } from './store';
import { versionInQuery } from './storeVersion';

/** The user behind a request, with their current permissions. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** The slug of their role. */
  slug: string;
  permissions: readonly string[];
}

/** A session with its user as the store has it, whether it may be used or not. */
export interface StoredSession {
  account: Account;
  /** In milliseconds. */
  createdAt: number;
  /** When it ends unless it is used, in milliseconds. */
  expiresAt: number;
  /** Whether its user has yet to choose a password of their own. */
  hasTemporaryPassword: boolean;
  /** What the store contained when it was read; null where that is not certain. See `storeVersion.ts`. */
  storeVersion: string | null;
}

/** One row for each permission of an unprivileged role, else one row. */
const selectSession = statement((db, value: ParameterOf<Readonly<Record<'tokenHash', string>>>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.role_id', '=', 'roles.id')
        .on('roles.slug', 'not in', PRIVILEGED_ROLE_SLUGS),
    )
    .leftJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['users.id', 'users.name', 'users.email', 'users.temporary_until'])
    .select(['sessions.created_at', 'sessions.expires_at', 'roles.slug'])
    .select(['permissions.slug as permission', versionInQuery(db).as('store_version')])
    .where('token_hash', '=', value('tokenHash'))
    .orderBy('permissions.id'),
);

/** @param version of the store, where no query is needed for it */
async function readSession(
  db: Db,
  tokenHash: string,
  version: string | null,
): Promise<StoredSession | null> {
  const connections = connectionsOpened(db);
  const rows = await selectSession(db, { tokenHash });
  const [row] = rows;
  if (!row) return null;
  const { id, name, email, slug, store_version } = row;
  const permissions = isPrivilegedSlug(slug)
    ? PERMISSION_SLUGS
    : rows.flatMap(({ permission }) => permission ?? []);
  // After a crash PostgreSQL could use the numbers of its transactions again, on new connections.
  const isCertain = store_version !== null && connections === connectionsOpened(db);
  return {
    account: { id, name, email, slug, permissions },
    createdAt: Date.parse(row.created_at),
    expiresAt: Date.parse(row.expires_at),
    hasTemporaryPassword: row.temporary_until !== null,
    storeVersion: isCertain ? `${connections}:${store_version}` : version,
  };
}

/** More are read again: whoever has many sessions takes no more memory. */
const MAX_KEPT = 1_000;

/** Sessions that were read while a store had a version, by the hashes of their tokens. */
interface KeptSessions {
  version: string;
  sessions: Map<string, StoredSession>;
}

const kept = new WeakMap<Db, KeptSessions>();

/**
 * The session of a token as the store has it now, or null where there is none. Where the version of the store is
 * known without a query, a session is read once for each version.
 */
export async function storedSession(db: Db, tokenHash: string): Promise<StoredSession | null> {
  // Before the session is read: a write in between makes it newer than its version, never older.
  const version = versionAtHand(db);
  let known = kept.get(db);
  if (known?.version !== version) known = undefined;
  const found = known?.sessions.get(tokenHash);
  if (found) return found;
  const session = await readSession(db, tokenHash, version);
  if (!session || version === null) return session;
  if (!known || known.sessions.size === MAX_KEPT) known = { version, sessions: new Map() };
  kept.set(db, known);
  known.sessions.set(tokenHash, session);
  return session;
}
