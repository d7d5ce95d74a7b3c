import { FORMS } from './forms';
import { messagesOf } from './messagesOf';

const create = FORMS['Post create'];
const edit = FORMS['Post edit'];
const FUTURE = ['Backdate cannot be in the future.'];
const NO_DATE = ['Backdate must be a date, DD-MM-YYYY.'];

const withBackdate = (backdate: unknown) =>
  messagesOf(create.schema, { ...create.valid, backdate });

describe('backdate', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['2026-06-05T17:29:59Z', '05-06-2026', []],
    ['2026-06-05T17:29:59Z', '06-06-2026', FUTURE],
    ['2026-06-05T17:30:00Z', '06-06-2026', []],
    ['2026-06-05T17:30:00Z', '07-06-2026', FUTURE],
  ])('at %s, the backdate %s gives %j', (now, backdate, messages) => {
    jest.useFakeTimers({ now: new Date(now) });
    expect(withBackdate(backdate)).toEqual(messages);
    expect(messagesOf(edit.schema, { ...edit.valid, backdate })).toEqual(messages);
  });

  it('reads 05-06-2026 as 5 June, not as 6 May', () => {
    jest.useFakeTimers({ now: new Date('2026-05-20T00:00:00Z') });
    expect(withBackdate('05-06-2026')).toEqual(FUTURE);
  });

  it.each(['', null, undefined])('may be left out as %j', (backdate) => {
    expect(withBackdate(backdate)).toEqual([]);
  });

  it.each(['31-02-2026', 'Invalid Date', '2020-06-05', '5-6-2020', '05/06/2020', '05-06-20', ' '])(
    'says that "%s" is no date',
    (backdate) => {
      expect(withBackdate(backdate)).toEqual(NO_DATE);
    },
  );
});

const BLANK_HTML = [
  '<p><br></p>',
  '<p>&nbsp;</p>',
  '<p>\u200B</p>',
  '&#8203;',
  '<img src="a.png">',
];

describe('post texts', () => {
  it.each(BLANK_HTML)('treats the description %j as empty', (description) => {
    expect(messagesOf(create.schema, { ...create.valid, description })).toEqual([
      'Description  is required.',
    ]);
    expect(messagesOf(edit.schema, { ...edit.valid, description })).toEqual([
      'Description must not be empty.',
    ]);
  });

  it.each(['\u200B', '\u200B\u200C \u2060\uFEFF', '\u00A0\t\n'])(
    'takes the title %j for empty',
    (title) => {
      expect(messagesOf(create.schema, { ...create.valid, title })).toEqual(['Title is required.']);
    },
  );

  it.each(['post', 'knowledge'])('accepts the type %s', (type) => {
    expect(messagesOf(create.schema, { ...create.valid, type })).toEqual([]);
  });

  it('refuses a type that is not one of the two', () => {
    const changed = { ...create.valid, type: 'Post' };
    expect(messagesOf(create.schema, changed)).toEqual(['Post type is required.']);
  });
});
