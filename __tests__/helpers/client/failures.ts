import { dropped, empty, json } from './replies';

interface Failure {
  /** The content of the response, for the name of the test. */
  what: string;
  reply: () => Response;
  /** The server's own sentence, where it sends one. */
  message?: string;
  /** The messages of its `errors` for the name, joined with spaces. */
  errors?: string;
}

const message = 'ပုံမှားနေသည်။';
const errors = { name: ['Odd name.', 'Long name.'] };

/**
 * All failures of a call that a screen can distinguish; which status, body or broken line ends up as
 * which of them is tested once, with the API. A 401 and a 404 have tests of their own. In this order
 * each shows another text than the one before, in a form that is sent again and again.
 */
export const failures: Failure[] = [
  {
    what: 'a message and errors',
    reply: () => json({ message, errors }, 422),
    message,
    errors: 'Odd name. Long name.',
  },
  { what: 'a dropped line', reply: dropped },
  { what: 'a message', reply: () => json({ message }, 500), message },
  { what: 'errors alone', reply: () => json({ errors }, 422), errors: 'Odd name. Long name.' },
];

/** For screens that show the same after each of them. */
export const failure = () => json({ message, errors }, 422);

/** Successes without the entity that was asked for. */
export const nothing: Failure[] = [
  { what: 'no body', reply: () => empty() },
  { what: 'data of another kind', reply: () => json({ data: 'rain' }) },
];
