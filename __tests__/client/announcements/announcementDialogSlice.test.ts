import {
  announcementDialogSlice,
  createPressed,
  dismissed,
  editPressed,
  fetched,
  fetchFailed,
  pageLeft,
  saved,
  selectAsked,
  selectOpenDialog,
  viewPressed,
} from '../../../src/client/features/announcements/announcementDialogSlice';
import type { AnnouncementDialogState } from '../../../src/client/features/announcements/announcementDialogSlice';
import { buildAnnouncement } from './announcementScreen';

const { reducer } = announcementDialogSlice;
const announcement = buildAnnouncement();

const closed: AnnouncementDialogState = { status: 'closed', asked: null };
const asked: AnnouncementDialogState = {
  status: 'closed',
  asked: { key: 'a', purpose: 'editing', id: 3 },
};
const creating: AnnouncementDialogState = { status: 'creating', key: 'a' };
const viewing: AnnouncementDialogState = { status: 'viewing', key: 'a', announcement };
const editing: AnnouncementDialogState = { status: 'editing', key: 'a', announcement };
const states = { closed, asked, creating, viewing, editing };

type Event = Parameters<typeof reducer>[1];
const create = createPressed();
const view = viewPressed(4);
const edit = editPressed('5');

/** The effect of each event; in all other states it changes nothing. */
const table: [string, Event, Partial<Record<keyof typeof states, AnnouncementDialogState>>][] = [
  [
    'createPressed',
    create,
    {
      closed: { status: 'creating', key: create.payload },
      asked: { status: 'creating', key: create.payload },
    },
  ],
  [
    'viewPressed',
    view,
    {
      closed: { status: 'closed', asked: { ...view.payload, purpose: 'viewing', id: 4 } },
      asked: { status: 'closed', asked: { ...view.payload, purpose: 'viewing', id: 4 } },
    },
  ],
  [
    'editPressed',
    edit,
    {
      closed: { status: 'closed', asked: { ...edit.payload, purpose: 'editing', id: '5' } },
      asked: { status: 'closed', asked: { ...edit.payload, purpose: 'editing', id: '5' } },
    },
  ],
  ['fetched', fetched({ key: 'a', announcement }), { asked: editing }],
  ['fetched of an earlier press', fetched({ key: 'b', announcement }), {}],
  ['fetchFailed', fetchFailed('a'), { asked: closed }],
  ['fetchFailed of an earlier press', fetchFailed('b'), {}],
  ['saved', saved('a'), { creating: closed, editing: closed }],
  ['saved of an earlier dialog', saved('b'), {}],
  ['dismissed', dismissed(), { creating: closed, viewing: closed, editing: closed }],
  ['pageLeft', pageLeft(), { asked: closed, creating: closed, viewing: closed, editing: closed }],
];

const cases = table.flatMap(([name, event, next]) =>
  Object.entries(states).map(
    ([from, state]) => [name, from, event, state, { ...states, ...next }[from]] as const,
  ),
);

it.each(cases)('handles %s in the state %s', (_, __, event, state, next) =>
  expect(reducer(state, event)).toEqual(next),
);

it('starts closed', () => expect(reducer(undefined, { type: 'start' })).toEqual(closed));

it('distinguishes two presses on the same row', () => {
  expect(viewPressed(4).payload.key).not.toBe(view.payload.key);
  expect(createPressed().payload).not.toBe(create.payload);
});

it.each([
  ['closed', null, null],
  ['asked', asked.status === 'closed' && asked.asked, null],
  ['editing', null, editing],
] as const)('selects what was requested and what is open while %s', (name, press, dialog) => {
  const root = { announcementDialog: states[name] };
  expect(selectAsked(root)).toEqual(press);
  expect(selectOpenDialog(root)).toEqual(dialog);
});
