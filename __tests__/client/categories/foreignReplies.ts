import { dropped, empty, garbled, json, page } from '../../helpers/client/replies';

/** A reply, and the server's own sentence in it, where it has one. */
export interface Failure {
  what: string;
  reply: () => Response;
  message?: string;
  /** The messages of its `errors`, joined with spaces. */
  errors?: string;
}

const told = (what: string, status: number, message: string): Failure => ({
  what,
  reply: () => json({ message }, status),
  message,
});

/** Failures that any call can meet, as a server that is not ours may send them. */
export const failures: Failure[] = [
  { what: 'an HTML page', reply: () => page() },
  { what: 'a dropped connection', reply: () => dropped() },
  { what: 'broken JSON', reply: () => garbled() },
  told('403', 403, 'This action is unauthorized.'),
  told('404', 404, 'Not found.'),
  told('409', 409, 'Conflict.'),
  { what: '413 as a page', reply: () => page(413) },
  {
    what: '422 with errors',
    reply: () => json({ message: 'Odd.', errors: { name: ['Odd name.', 'Long name.'] } }, 422),
    message: 'Odd.',
    errors: 'Odd name. Long name.',
  },
  {
    what: '422 with errors alone',
    reply: () => json({ errors: { name: ['Odd name.', 'Long name.'] } }, 422),
    errors: 'Odd name. Long name.',
  },
  told('422 without errors', 422, 'Odd.'),
  { what: '422 with odd errors', reply: () => json({ message: null, errors: [null, 5] }, 422) },
  told('429', 429, 'Too many requests.'),
  told('500', 500, 'Server Error'),
  { what: '502 as a page', reply: () => page(502) },
];

/** Successes that hold nothing. */
export const nothing: Failure[] = [
  { what: 'nothing', reply: () => empty() },
  { what: 'null', reply: () => json(null) },
  { what: 'null under data', reply: () => json({ data: null }) },
  { what: 'an odd thing', reply: () => json({ data: 'rain' }) },
];
