import { FORMS, messagesOf } from './forms';

const create = FORMS['Post create'];
const edit = FORMS['Post edit'];
const FUTURE = ['Backdate cannot be in the future.'];
const NO_DATE = ['Backdate must be a date, DD-MM-YYYY.'];

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['2026-06-05T17:29:59Z', '05-06-2026', []],
  ['2026-06-05T17:29:59Z', '06-06-2026', FUTURE],
  ['2026-06-05T17:30:00Z', '06-06-2026', []],
  ['2026-05-20T00:00:00Z', '05-06-2026', FUTURE],
  ['2026-06-05T17:30:00Z', null, []],
  ['2026-06-05T17:30:00Z', undefined, []],
  ['2026-06-05T17:30:00Z', '31-02-2026', NO_DATE],
  ['2026-06-05T17:30:00Z', '2020-06-05', NO_DATE],
  ['2026-06-05T17:30:00Z', ' ', NO_DATE],
])('at %s, the backdate %j gives %j', (now, backdate, messages) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(messagesOf(create.schema, { ...create.valid, backdate })).toEqual(messages);
  expect(messagesOf(edit.schema, { ...edit.valid, backdate })).toEqual(messages);
});
