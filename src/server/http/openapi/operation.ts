import type { Access } from '../auth';
import type { JsonSchema } from './jsonSchema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The query and the body of a request. */
export interface RequestSchema {
  /** An object with the parameters of the query. */
  query?: JsonSchema;
  body?: { contentType: 'application/json' | 'multipart/form-data'; schema: JsonSchema };
}

/** An endpoint as the OpenAPI document describes it. */
export interface Operation {
  methods: readonly Method[];
  /** Parameters are written `:id`. */
  path: string;
  access: Access;
  request: RequestSchema;
  /** The statuses of success. All have the same body. */
  statuses: readonly number[];
  /** Null for no body. */
  response: JsonSchema | null;
  /** See `RouteSpec`. */
  saves?: boolean;
  /** See `RouteSpec`. */
  restorable?: boolean;
  /** Whether a request can name a version in `If-Match`. */
  conditional?: boolean;
  /** See `RouteSpec`. */
  conflicts?: boolean;
  /** JSON by default. */
  contentType?: string;
}
