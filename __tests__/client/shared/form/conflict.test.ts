import { conflictOf, applyTheirs } from '../../../../src/client/shared/form/ConflictPanel';
import type { FieldTable } from '../../../../src/client/shared/ui/fieldTable';

interface Values {
  title: string;
  tags: number[];
  photos: string[];
  parent: number;
  existing: number[];
}

const opened: Values = { title: 'Rain', tags: [1], photos: [], parent: 1, existing: [5] };
const theirs: Values = {
  title: 'Heavy rain',
  tags: [1, 2],
  photos: ['flood.jpg'],
  parent: 2,
  existing: [5, 6],
};

const stale = (current: object = { id: 3, version: 4, ...theirs }) => ({
  status: 412,
  stale: { message: 'No.', changed_by: 'Ko Aung', changed_at: '2026-11-20T07:35:00Z', current },
});

const fields: FieldTable<Values> = {
  title: { label: 'Title' },
  tags: { label: 'Tag' },
  photos: { label: 'Photos', keeps: 'mine' },
  parent: { label: 'Parent', keeps: 'theirs' },
  existing: 'stored',
};

const edited = { version: 3, read: (current: unknown) => current as Values };

const conflictWith = (mine: Values, error: unknown = stale()) =>
  conflictOf<Values>(error, edited, { fields, mine, initial: opened });

it('names who saved what, and the fields that differ', () => {
  const conflict = conflictWith({ ...opened, title: 'Storm' });
  expect(conflict).toMatchObject({
    changedBy: 'Ko Aung',
    changedAt: '2026-11-20T07:35:00Z',
    version: 4,
    contested: [
      { name: 'title', isTheirs: false },
      { name: 'tags', isTheirs: true },
    ],
  });
});

it('has nothing to choose if both users entered the same', () =>
  expect(conflictWith({ ...theirs })?.contested).toEqual([]));

it.each([
  ['another refusal', { status: 422, message: 'No.' }],
  ['a 412 of another server', { status: 412, message: 'Precondition failed.' }],
  ['no error', null],
])('is none after %s', (_, error) => expect(conflictWith(opened, error)).toBeNull());

it('is none if the entity cannot be read', () => {
  const blind = { ...edited, read: () => null };
  expect(conflictOf<Values>(stale(), blind, { fields, mine: opened, initial: opened })).toBeNull();
});

it('takes over values without a choice, but none that the user entered', () => {
  const set = new Map<string, unknown>();
  const form = { setValue: (name: string, value: unknown) => void set.set(name, value) };
  const conflict = conflictWith({ ...opened, title: 'Storm' });
  if (!conflict) throw new Error('There is no conflict.');
  applyTheirs<Values>(form, conflict, fields);
  expect(Object.fromEntries(set)).toEqual({ existing: [5, 6], parent: 2, tags: [1, 2] });
});
