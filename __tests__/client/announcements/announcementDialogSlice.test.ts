import {
  announcementDialogSlice,
  createPressed,
  dismissed,
  editPressed,
  fetched,
  fetchFailed,
  pageLeft,
  saved,
  viewPressed,
} from '../../../src/client/features/announcements/announcementDialogSlice';
import type { AnnouncementDialogState } from '../../../src/client/features/announcements/announcementDialogSlice';
import { buildAnnouncement } from './announcementScreen';
import { testMachine } from '../../helpers/client/machine';

const { reducer } = announcementDialogSlice;
const announcement = buildAnnouncement();

const create = createPressed();
const view = viewPressed(4);
const edit = editPressed('5');
const closed: AnnouncementDialogState = { status: 'closed', request: null };
const asked = {
  status: 'closed' as const,
  request: { key: 'a', purpose: 'editing' as const, id: 3 },
};
const editing: AnnouncementDialogState = { status: 'editing', key: 'a', announcement };
const states: Record<string, AnnouncementDialogState> = {
  closed,
  asked,
  editing,
  creating: { status: 'creating', key: 'a' },
  viewing: { status: 'viewing', key: 'a', announcement },
  created: { status: 'creating', key: create.payload },
  viewRequested: { status: 'closed', request: { ...view.payload, purpose: 'viewing', id: 4 } },
  editRequested: { status: 'closed', request: { ...edit.payload, purpose: 'editing', id: '5' } },
};

// In closed, asked, editing, creating and viewing. Events with key b belong to an earlier press or
// dialog.
testMachine(reducer, states, [
  [create, 'created created - - -'],
  [view, 'viewRequested viewRequested - - -'],
  [edit, 'editRequested editRequested - - -'],
  [fetched({ key: 'a', announcement }), '- editing - - -'],
  [fetched({ key: 'b', announcement }), '- - - - -'],
  [fetchFailed('a'), '- closed - - -'],
  [fetchFailed('b'), '- - - - -'],
  [saved('a'), '- - closed closed -'],
  [saved('b'), '- - - - -'],
  [dismissed(), '- - closed closed closed'],
  [pageLeft(), '- closed closed closed closed'],
]);

it('distinguishes two presses on the same row', () => {
  expect(viewPressed(4).payload.key).not.toBe(view.payload.key);
  expect(createPressed().payload).not.toBe(create.payload);
});
