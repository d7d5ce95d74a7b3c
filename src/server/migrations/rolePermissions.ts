import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** Roles have the slugs of their permissions. The code says which permissions there are. */
const STATEMENTS = [
  `create table granted (role_id integer not null, slug text not null)`,
  `insert into granted select role_id, slug from role_permissions
    join permissions on permissions.id = permission_id`,
  'drop table role_permissions',
  'drop table permissions',
  `create table role_permissions (
    role_id integer not null references roles (id) on delete cascade,
    slug text not null, primary key (role_id, slug))`,
  'insert into role_permissions (role_id, slug) select role_id, slug from granted',
  'drop table granted',
];

export const rolePermissions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
