import { TEXT } from '../../contract/shapes';
import type { JsonSchema } from '../../contract/shapes';
import type { Operation } from '../http/openapi/operation';

const JSON_OBJECT = { type: 'object' };

/** A public feed, which is missing if the settings do not enable it. */
const feed = (path: string, summary: string, contentType: string, response: JsonSchema) =>
  ({
    methods: ['GET'],
    path,
    summary,
    access: 'anybody',
    request: {},
    statuses: [200],
    contentType,
    response,
    failures: [404, 429],
  }) satisfies Operation;

/** The public feeds for the OpenAPI document, which is the same whatever the settings are. */
export const feedOperations: readonly Operation[] = [
  feed(
    '/feeds/announcement.json',
    'Read the announcement in force',
    'application/json',
    JSON_OBJECT,
  ),
  feed(
    '/feeds/posts.json',
    'Read the newest posts as JSON Feed',
    'application/feed+json',
    JSON_OBJECT,
  ),
  feed('/feeds/posts.atom', 'Read the newest posts as Atom', 'application/atom+xml', TEXT.schema),
  feed('/feeds/cap.xml', 'Read the newest alert in CAP 1.2', 'application/cap+xml', TEXT.schema),
  feed('/feeds/cap.atom', 'Read the index of alerts as Atom', 'application/atom+xml', TEXT.schema),
  feed(
    '/feeds/cap/:identifier.xml',
    'Read an alert in CAP 1.2 as it was sent',
    'application/cap+xml',
    TEXT.schema,
  ),
];
