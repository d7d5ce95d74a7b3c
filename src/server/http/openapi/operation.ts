import type { Access } from '../auth';
import type { JsonSchema } from '../../../contract/shapes';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestSchema {
  query?: JsonSchema;
  body?: { contentType: 'application/json' | 'multipart/form-data'; schema: JsonSchema };
}

export interface Operation {
  methods: readonly Method[];
  path: string;
  /** A few words that begin with a verb. */
  summary: string;
  access: Access;
  request: RequestSchema;
  /** The statuses of success. All have the same body. */
  statuses: readonly number[];
  response: JsonSchema | null;
  saves?: boolean;
  restorable?: boolean;
  conditional?: boolean;
  conflicts?: boolean;
  contentType?: string;
  /** Statuses of failures that do not follow from the other fields. */
  failures?: readonly number[];
}
