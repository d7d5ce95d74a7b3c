import { dropped, json } from './replies';

interface Failure {
  /** The content of the response, for the name of the test. */
  what: string;
  reply: () => Response;
  message?: string;
  /** The messages of its `errors` for the name, joined with spaces. */
  errors?: string;
}

const message = 'ပုံမှားနေသည်။';
const errors = { name: ['Odd name.', 'Long name.'] };

/**
 * All failures of a call that a screen can distinguish. The API's tests check once which status,
 * body or network error leads to which of them. A 401 and a 404 have tests of their own. In this
 * order, each failure of a form shows another text than the one before.
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
