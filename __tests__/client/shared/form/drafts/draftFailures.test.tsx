import { screen, waitFor } from '@testing-library/react';
import { buildFile } from '../../../../helpers/client/builders';
import { drafts, storedText } from '../../../../helpers/client/indexedDb';
import { hidePage, openNote, press, title } from './draftForm';

afterEach(() => jest.restoreAllMocks());

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it('says where nothing is kept, because the store is full, and does not stop the form', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const { user, sent } = openNote();
  await user.type(title(), 'Rain');
  hidePage();
  const line = await screen.findByText('What you enter here is not kept on this device.');
  expect(line).toHaveAttribute('role', 'status');
  await user.click(press('Send'));
  await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ title: 'Rain' }));
  expect(await drafts()).toEqual([]);
});

it('says so as the form opens where the browser refuses the store', async () => {
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(full);
  openNote();
  expect(await screen.findByText('What you enter here is not kept on this device.')).toBeVisible();
});

it('keeps the text where the photos do not fit', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
  const { user } = openNote();
  await user.upload(screen.getByLabelText('Photos'), buildFile('rain.jpg'));
  await user.type(title(), 'Rain');
  hidePage();
  await screen.findByText('What you write is kept on this device, the photos are not.');
  expect(await storedText()).toContain('"title":"Rain"');
});
