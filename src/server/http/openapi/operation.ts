import type { Access } from '../auth';
import type { JsonSchema } from './jsonSchema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a request carries beside its path, as its reader describes it. */
export interface Sent {
  /** An object of the query's parameters. */
  query?: JsonSchema;
  body?: { contentType: 'application/json' | 'multipart/form-data'; schema: JsonSchema };
}

/** An endpoint as the API's document tells of it. */
export interface Operation {
  methods: readonly Method[];
  /** Parameters are written `:id`. */
  path: string;
  access: Access;
  sent: Sent;
  /** The ways to succeed. All have the same body. */
  statuses: readonly number[];
  /** Null for no body. */
  answers: JsonSchema | null;
  /** JSON unless told. */
  contentType?: string;
}
