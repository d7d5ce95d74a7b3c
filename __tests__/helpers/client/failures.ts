import { dropped, empty, garbled, json, page } from './replies';

interface Failure {
  /** What goes wrong, for the name of the test. */
  what: string;
  reply: () => Response;
  /** The server's own sentence, where it sends one. */
  message?: string;
}

const told = (status: number, message: string, more: object = {}): Failure => ({
  what: `${status} with a message`,
  reply: () => json({ message, ...more }, status),
  message,
});

const errors = { 'images.0': ['The file is no image.'] };

/** How a call can fail on a server that is not ours, but for the 401. */
export const failures: Failure[] = [
  { what: 'a page of HTML with 200', reply: () => page() },
  { what: 'half an answer with 200', reply: () => garbled() },
  { what: 'a dropped line', reply: dropped },
  told(403, 'This action is unauthorized.'),
  told(404, 'Not found.'),
  told(409, 'Somebody else has changed it.'),
  told(413, 'The file is too large.'),
  told(422, 'ပုံမှားနေသည်။', { errors }),
  { what: '422 with errors alone', reply: () => json({ errors }, 422) },
  told(429, 'Too many requests.'),
  told(500, 'Server Error'),
  { what: '500 with an odd message', reply: () => json({ message: { en: 'Broken' } }, 500) },
  { what: '502 with HTML', reply: () => page(502) },
  { what: '503 without a body', reply: () => empty(503) },
];
