import { waitFor } from '@testing-library/react';
import { Attempts } from '../../../../../src/client/shared/form/Attempts';
import { DraftKeeper } from '../../../../../src/client/shared/form/drafts/DraftKeeper';
import { drafts } from '../../../../helpers/client/indexedDb';

it('reads all values for their fingerprint once something is kept, and once only', async () => {
  let current = { title: 'Rain' };
  const readValue = jest.fn(() => 'Rain');
  const keeper = new DraftKeeper({
    owner: '7',
    name: 'post:21',
    page: '/posts/21/edit',
    current: () => current,
    all: { title: { toJSON: readValue } },
    photos: { isIdle: () => true, settled: () => Promise.resolve(true) },
    attempts: new Attempts({}, []),
  });
  const leave = keeper.open();
  expect(readValue).not.toHaveBeenCalled();

  current = { title: 'Rain and wind' };
  keeper.saveNow();
  keeper.saveNow();
  await waitFor(async () => expect(await drafts()).toEqual(['7:post:21']));
  expect(readValue).toHaveBeenCalledTimes(1);
  leave();
});
