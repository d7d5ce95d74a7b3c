import { uploadSlice } from '../../../src/client/shared/api/uploadSlice';
import type { UploadState } from '../../../src/client/shared/api/uploadSlice';

const { progressed, ended } = uploadSlice.actions;
const { selectProgress } = uploadSlice.getSelectors();

const idle: UploadState = { status: 'idle' };
const sending: UploadState = { status: 'sending', loaded: 10, total: 40 };
const further: UploadState = { status: 'sending', loaded: 30, total: 40 };

it.each([
  [idle, progressed({ loaded: 10, total: 40 }), sending],
  [idle, ended(), idle],
  [sending, progressed({ loaded: 30, total: 40 }), further],
  [sending, ended(), idle],
])('leads from %j by %j to %j', (state, event, next) => {
  expect(uploadSlice.reducer(state, event)).toEqual(next);
});

it('begins idle', () => {
  expect(uploadSlice.getInitialState()).toEqual(idle);
});

it('reports the bytes only while a form is sent', () => {
  expect(selectProgress(idle)).toBeNull();
  expect(selectProgress(sending)).toMatchObject({ loaded: 10, total: 40 });
});
