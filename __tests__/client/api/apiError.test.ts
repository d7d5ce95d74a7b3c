import {
  deletionOf,
  isApiError,
  isUnanswered,
  joinedErrorsOf,
  messageOf,
  toApiError,
} from '../../../src/client/shared/api/apiError';

it.each<[unknown, string | undefined]>([
  [{ message: 'Not found.' }, 'Not found.'],
  [{ message: ' မတွေ့ပါ။ ' }, ' မတွေ့ပါ။ '],
  [{ message: '' }, undefined],
  [{ message: ' \n' }, undefined],
  [{ message: null }, undefined],
  [{ message: ['Not found.'] }, undefined],
  [{ error: 'Not found.' }, undefined],
  [{}, undefined],
  [null, undefined],
  ['Not found.', undefined],
  [[], undefined],
])('reads of %j the message %j', (body, message) =>
  expect(toApiError(404, body)).toEqual(
    message === undefined ? { status: 404 } : { status: 404, message },
  ),
);

it('reads who deleted the entity of a 404', () => {
  const deleted = {
    message: 'Not found.',
    deleted_by: 'Daw Khin',
    deleted_at: '2026-06-05T03:00:00Z',
    restorable: true,
  };
  expect(deletionOf(toApiError(404, deleted))).toEqual(deleted);
  expect(deletionOf(toApiError(410, deleted))).toBeUndefined();
  expect(deletionOf(toApiError(404, { deleted_by: 'Daw Khin' }))).toBeUndefined();
});

it.each<[unknown, Record<string, string[]> | undefined]>([
  [
    { name: ['Short.', 'Odd.'], email: ['Taken.'] },
    { name: ['Short.', 'Odd.'], email: ['Taken.'] },
  ],
  [{ name: 'Short.' }, { name: ['Short.'] }],
  [{ name: ['Short.', null, 4] }, { name: ['Short.'] }],
  [{ name: [], email: ['Taken.'] }, { email: ['Taken.'] }],
  [{ name: { en: 'Short.' } }, undefined],
  [{ name: [] }, undefined],
  [{}, undefined],
  [null, undefined],
  ['Short.', undefined],
  [['Short.'], { 0: ['Short.'] }],
])('reads the errors %j as %j', (errors, read) =>
  expect(toApiError(422, { errors }).errors).toEqual(read),
);

it.each<[unknown, boolean]>([
  [{ status: 0 }, true],
  [{ status: 422, message: 'Bad.' }, true],
  [{ status: 'FETCH_ERROR' }, false],
  [new Error('Broken'), false],
  [undefined, false],
  [null, false],
])('recognises whether %j is a failed call: %p', (error, isCall) =>
  expect(isApiError(error)).toBe(isCall),
);

it.each<[unknown, string | undefined]>([
  [{ status: 422, message: 'Bad.' }, 'Bad.'],
  [{ status: 0 }, undefined],
  [new Error('Cannot read properties of undefined'), undefined],
  [undefined, undefined],
])('reads of %j the server’s message: %j', (error, message) =>
  expect(messageOf(error)).toBe(message),
);

it.each<[unknown, string | undefined]>([
  [{ status: 422, errors: { name: ['Long.', 'Odd.'], email: ['Taken.'] } }, 'Long. Odd. Taken.'],
  [{ status: 422, message: 'Bad.' }, undefined],
  [undefined, undefined],
])('joins the errors of %j to %j', (error, joined) => expect(joinedErrorsOf(error)).toBe(joined));

it.each([
  [0, true],
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [404, false],
  [401, false],
])('decides whether status %i leaves a call unanswered: %p', (status, isUnknown) =>
  expect(isUnanswered({ status })).toBe(isUnknown),
);
