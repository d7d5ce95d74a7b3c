import { entityOf, recordOf } from './openApi';
import type { Call, Json } from './openApi';

/** The values of fields that belong to no entity. The examples of entities are in the document. */
const FIELDS: Json = {
  email: 'khin@example.org',
  password: 'monsoon-2026',
  password_confirmation: 'monsoon-2026',
  old_password: 'monsoon-2026',
  new_password: 'mangrove-7',
  new_password_confirmation: 'mangrove-7',
  token: 'p3Zx…',
  backdate: '05-06-2026',
  category_id: '5',
  'tags[]': ['9'],
  removed_cover_image: '1',
  'removed_slider_image[]': ['12'],
  'removed_description_images[]': ['31'],
  page: 1,
  per_page: 5,
  query: 'flood',
  start_date: '2026-06-01',
  end_date: '2026-06-30',
  current_page: 1,
  last_page: 3,
  total: 12,
  links: [],
};

export function makeExamples(document: Json) {
  const schemas = recordOf(recordOf(document.components).schemas);

  /** The example in the document, without the fields that only our server has. */
  function exampleOfEntity(name: string): unknown {
    const { examples, properties } = recordOf(schemas[name]);
    if (!Array.isArray(examples)) throw new Error(`There is no example of ${name}.`);
    const isNeeded = (field: string) => !recordOf(recordOf(properties)[field])['x-optional'];
    const fields = Object.entries(recordOf(examples[0])).filter(([field]) => isNeeded(field));
    return Object.fromEntries(fields);
  }

  /**
   * An example of a schema's values, without the fields that only our server has.
   *
   * @param known the values of fields by name
   */
  function exampleOf(schema: Json, known: Json): unknown {
    const entity = entityOf(schema);
    if (entity !== undefined) return exampleOfEntity(entity);
    if (schema.type === 'array') return [exampleOf(recordOf(schema.items), known)];
    if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
    if (schema.contentMediaType === 'application/octet-stream') return '(file)';
    if (schema.properties === undefined) return schema.default;
    const fields = Object.entries(recordOf(schema.properties));
    const entries = fields.flatMap(([name, value]) => {
      const inner = recordOf(value);
      if (inner['x-optional']) return [];
      const isFile = inner.contentMediaType === 'application/octet-stream';
      const isKnown = name in known && entityOf(inner) === undefined && !isFile;
      return [[name, isKnown ? known[name] : exampleOf(inner, known)]];
    });
    return Object.fromEntries(entries) as unknown;
  }

  /** An example of a request has the values of the entity that the call returns. */
  function sentTo({ sent, response }: Call): Json {
    const data = recordOf(recordOf(response?.properties).data);
    const entity = entityOf(data) ?? entityOf(recordOf(data.items));
    const known = entity === undefined ? {} : recordOf(exampleOfEntity(entity));
    return recordOf(exampleOf(sent?.schema ?? {}, { ...FIELDS, ...known }));
  }

  return { sentTo, responseOf: ({ response }: Call) => exampleOf(response ?? {}, FIELDS) };
}
