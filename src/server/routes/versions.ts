import type { AuditEntity } from '../../contract/audit';
import { PAGE_SIZE } from '../../contract/limits';
import { isRecord } from '../../contract/records';
import type { RecordVersion } from '../../contract/recordVersion';
import { found } from '../http/errors';
import { COUNT, INSTANT, orNull, shape, TEXT } from '../http/openapi/jsonSchema';
import { plainPageOf, ref } from '../http/openapi/responses';
import { pageQuery, plainPage } from '../http/pages';
import { idOf, route } from '../http/route';
import type { Route } from '../http/route';
import { findCategory } from '../store/categories';
import { listVersions } from '../store/history';
import { findPost } from '../store/posts';
import { findRole } from '../store/roles';
import type { Db } from '../store/schema';
import { findSlider } from '../store/sliders';
import { findUser } from '../store/users';
import { COMPONENTS } from './responses';

interface Subject {
  entity: AuditEntity;
  path: string;
  schema: 'Slider' | 'Role' | 'Category' | 'Post' | 'User';
  find: (db: Db, id: number) => Promise<unknown>;
  /** The history of access rights is as confidential as the audit trail. */
  isConfidential?: boolean;
}

const SUBJECTS: Subject[] = [
  { entity: 'slider', path: '/api/sliders', schema: 'Slider', find: findSlider },
  { entity: 'role', path: '/api/roles', schema: 'Role', find: findRole, isConfidential: true },
  { entity: 'category', path: '/api/categories', schema: 'Category', find: findCategory },
  { entity: 'post', path: '/api/posts', schema: 'Post', find: findPost },
  { entity: 'user', path: '/api/users', schema: 'User', find: findUser, isConfidential: true },
];

const versionOf = (schema: string) =>
  shape<RecordVersion>({
    ...{ id: COUNT, entity: ref(schema), user_name: orNull(TEXT) },
    ...{ from: orNull(INSTANT), until: orNull(INSTANT) },
  });

/** The earlier states of an entity from the audit trail. */
function versionsRoute({ entity, path, schema, find, isConfidential }: Subject): Route {
  const { properties } = COMPONENTS[schema];
  const fields = isRecord(properties) ? Object.keys(properties) : [];
  return route({
    method: 'GET',
    path: `${path}/:id/versions`,
    summary: `List the versions of a ${entity}`,
    access: isConfidential ? 'privileged' : 'signed-in',
    input: pageQuery(PAGE_SIZE.versions),
    response: plainPageOf(versionOf(schema)),
    call: async ({ db }, request, window) => {
      const id = idOf(request);
      found(await find(db, id));
      return plainPage(request, window, await listVersions(db, { entity, id }, window, fields));
    },
  });
}

export const versionRoutes: Route[] = SUBJECTS.map(versionsRoute);
