import { prepareAutoBatched } from '@reduxjs/toolkit';
import { makeStore } from '../../../src/client/app/store';

it('notifies the screens of a response without waiting for the next frame', async () => {
  const store = makeStore();
  // The first action registers the middleware of the API.
  store.dispatch({ type: 'any' });
  const listener = jest.fn();
  store.subscribe(listener);
  store.dispatch({ type: 'answered', ...prepareAutoBatched()(undefined) });
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});
