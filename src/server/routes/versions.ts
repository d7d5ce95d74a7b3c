import type { AuditEntity } from '../../contract/audit';
import { PAGE_SIZE } from '../../contract/limits';
import { isRecord } from '../../contract/records';
import type { RecordVersion } from '../../contract/recordVersion';
import { found } from '../http/errors';
import { COUNT, INSTANT, orNull, shape, TEXT } from '../http/openapi/jsonSchema';
import { plainPageOf, ref } from '../http/openapi/responses';
import { pageQuery, plainPage } from '../http/pages';
import { getRoute, idOf } from '../http/route';
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
}

const SUBJECTS: Subject[] = [
  { entity: 'slider', path: '/api/sliders', schema: 'Slider', find: findSlider },
  { entity: 'role', path: '/api/roles', schema: 'Role', find: findRole },
  { entity: 'category', path: '/api/categories', schema: 'Category', find: findCategory },
  { entity: 'post', path: '/api/posts', schema: 'Post', find: findPost },
  { entity: 'user', path: '/api/users', schema: 'User', find: findUser },
];

const versionOf = (schema: string) =>
  shape<RecordVersion>({
    ...{ id: COUNT, entity: ref(schema), user_name: orNull(TEXT) },
    ...{ from: orNull(INSTANT), until: orNull(INSTANT) },
  });

/** The earlier states of an entity from the audit trail, for users who may read the entity. */
function versionsRoute({ entity, path, schema, find }: Subject): Route {
  const { properties } = COMPONENTS[schema];
  const fields = isRecord(properties) ? Object.keys(properties) : [];
  return getRoute(
    `${path}/:id/versions`,
    pageQuery(PAGE_SIZE.versions),
    plainPageOf(versionOf(schema)),
    async ({ db }, request, window) => {
      const id = idOf(request);
      found(await find(db, id));
      return plainPage(request, window, await listVersions(db, { entity, id }, window, fields));
    },
  );
}

export const versionRoutes: Route[] = SUBJECTS.map(versionsRoute);
