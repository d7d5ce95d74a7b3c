import {
  actionPressed,
  alertShown,
  confirmationRequested,
  noticesSlice,
  pageLeft,
  successShown,
} from '../../../src/client/shared/notices/noticesSlice';
import { ended, expired, started } from '../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../helpers/client/builders';

const { reducer } = noticesSlice;
const quiet = reducer(undefined, { type: 'start' });
const question = { id: 'first', question: 'Are you sure?', action: 'Delete' };

it('ends an alert with a new session', () => {
  const alerted = reducer(quiet, alertShown('Failed.'));
  expect(reducer(alerted, started(buildSession()))).toEqual(quiet);
});

it('replaces the older of alert and success with the newer', () => {
  const failed = reducer(quiet, alertShown('Failed.'));
  const succeeded = reducer(failed, successShown('Done!'));
  expect(succeeded).toMatchObject({ alert: null, success: { text: 'Done!' } });
  expect(reducer(succeeded, alertShown('Failed.'))).toMatchObject({
    alert: { text: 'Failed.' },
    success: null,
  });
});

it('treats the same text a second time as a new message', () => {
  const once = reducer(quiet, alertShown('Failed.'));
  expect(reducer(once, alertShown('Failed.')).alert?.id).not.toBe(once.alert?.id);
});

it.each([
  ['success', successShown('Deleted.', 'Undo')],
  ['alert', alertShown('Failed.', 'Try again')],
] as const)('takes the %s away whose button was pressed, by its id only', (kind, event) => {
  const shown = reducer(quiet, event);
  expect(reducer(shown, actionPressed('another'))).toEqual(shown);
  expect(reducer(shown, actionPressed(shown[kind]?.id ?? ''))).toEqual(quiet);
});

it.each([ended(), expired()])('forgets a success, but not an alert, by $type', (event) => {
  expect(reducer(reducer(quiet, successShown('Done!')), event)).toEqual(quiet);
  const failed = reducer(quiet, alertShown('Failed.'));
  expect(reducer(failed, event)).toEqual(failed);
  const retried = reducer(quiet, alertShown('Failed.', 'Try again'));
  expect(reducer(retried, event).alert).toEqual({ id: retried.alert?.id, text: 'Failed.' });
});

it('closes a success together with its page', () => {
  const shown = reducer(quiet, successShown('Done!', undefined, { page: '/posts' }));
  expect(reducer(shown, pageLeft('/posts/create'))).toEqual(shown);
  expect(reducer(shown, pageLeft('/posts'))).toEqual(quiet);
});

it('keeps the question that is open when another one is asked', () => {
  const asked = reducer(quiet, confirmationRequested(question));
  expect(reducer(asked, confirmationRequested({ ...question, id: 'second' }))).toEqual(asked);
});
