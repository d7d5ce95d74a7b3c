import { act, screen, waitFor } from '@testing-library/react';
import type { Save } from '../../../../../src/client/shared/api/api';
import { button } from '../../../../helpers/client/screens';
import { buildFile, scaleByHand, showFileInput, tiles, watchObjectUrls } from './fileScreen';

beforeEach(() => watchObjectUrls());

const NOT_SCALED = 'This photo could not be made smaller. It is sent as it is.';

const sun = () => buildFile('sun.jpg', 'image/jpeg', 4_000_000);
const rain = () => buildFile('rain.jpg', 'image/jpeg', 5_000_000);

/** Renders a field for several images with a scaler that the test controls. */
function showPhotos(submit = jest.fn()) {
  const hand = scaleByHand();
  return { hand, submit, ...showFileInput({ multiple: true }, submit, hand.scale) };
}

const sizesOf = (files: unknown) =>
  [files].flat().map((file) => (file instanceof File ? [file.name, file.size] : file));

it('prepares one photo after another, and shows and sends each result', async () => {
  const { hand, choose, send } = showPhotos();
  await choose(sun(), rain(), buildFile('moving.gif', 'image/gif', 3_000_000));
  expect(hand.names()).toEqual(['sun.jpg']);
  expect(tiles()[0]).toHaveTextContent(/^sun.jpgPreparing…Remove File$/);
  expect(tiles()[2]).toHaveTextContent('3000 KB');
  await hand.end(800_000);
  expect(tiles()[0]).toHaveTextContent('800 KB');
  expect(hand.names()).toEqual(['sun.jpg', 'rain.jpg']);
  await hand.end(900_000);
  expect(sizesOf(await send())).toEqual([
    ['sun.jpg', 800_000],
    ['rain.jpg', 900_000],
    ['moving.gif', 3_000_000],
  ]);
  // A scaled photo is not scaled again.
  expect(hand.begun).toHaveLength(2);
});

it('stops for a removed photo, and continues with the next', async () => {
  const { hand, choose, user, send } = showPhotos();
  await choose(sun(), rain());
  const [first] = screen.getAllByRole('button', { name: 'Remove File' });
  await user.click(first ?? document.body);
  expect(hand.begun[0]?.signal.aborted).toBe(true);
  expect(hand.names()).toEqual(['sun.jpg', 'rain.jpg']);
  await hand.end(900_000);
  expect(sizesOf(await send())).toEqual([['rain.jpg', 900_000]]);
});

it('keeps a photo that cannot be decoded, says so, and tries again on request', async () => {
  const { hand, choose, user, send } = showPhotos();
  await choose(sun());
  await hand.fail();
  expect(screen.getByText(NOT_SCALED)).toBeVisible();
  expect(tiles()[0]).toHaveTextContent('4000 KB');
  expect(sizesOf(await send())).toEqual([['sun.jpg', 4_000_000]]);
  await user.click(button('Try again'));
  expect(screen.queryByText(NOT_SCALED)).not.toBeInTheDocument();
  await hand.end(800_000);
  expect(sizesOf(await send())).toEqual([['sun.jpg', 800_000]]);
});

it('checks the size of the scaled photo', async () => {
  const { hand, choose, send } = showPhotos();
  await choose(
    buildFile('wide.jpg', 'image/jpeg', 14_000_000),
    buildFile('wider.jpg', 'image/jpeg', 16_000_000),
    buildFile('moving.gif', 'image/gif', 10_000_001),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('"moving.gif" is larger than 10 MB.');
  await hand.end(900_000);
  await hand.end(10_000_001);
  expect(screen.getByRole('alert')).toHaveTextContent('"wider.jpg" is larger than 10 MB.');
  expect(sizesOf(await send())).toEqual([['wide.jpg', 900_000]]);
});

it('delays a submit until photos are ready, and sends no original', async () => {
  const { hand, choose, send, store, submit } = showPhotos();
  await choose(sun());
  await send();
  expect(store.getState().submission).toEqual({ status: 'preparing' });
  expect(screen.getByRole('status')).toHaveTextContent('The photos are being prepared');
  expect(button('Create')).toBeDisabled();
  expect(submit).not.toHaveBeenCalled();
  await hand.end(800_000);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const [{ values }] = submit.mock.lastCall as [{ values: { images: unknown } }];
  expect(sizesOf(values.images)).toEqual([['sun.jpg', 800_000]]);
});

it('does not send a form whose photo is refused, nor one that the user has left', async () => {
  const refused = showPhotos();
  await refused.choose(sun());
  await refused.send();
  await refused.hand.end(10_000_001);
  await waitFor(() => expect(button('Create')).toBeEnabled());
  expect(screen.getByRole('alert')).toHaveTextContent('"sun.jpg" is larger than 10 MB.');
  expect(refused.store.getState().submission).toEqual({ status: 'idle' });
  await refused.choose(rain());
  await refused.send();
  await refused.user.click(button('Cancel'));
  await screen.findByText('Elsewhere');
  expect(refused.hand.begun[1]?.signal.aborted).toBe(true);
  expect(refused.store.getState().submission).toEqual({ status: 'idle' });
  expect(refused.submit).not.toHaveBeenCalled();
});

const progressText = () =>
  screen.getByRole('progressbar', { name: 'Upload progress' }).getAttribute('aria-valuetext');

it('shows how much has been sent, of the whole and of each file', async () => {
  const submit = jest.fn(() => new Promise<object>(() => undefined));
  const { hand, choose, send } = showPhotos(submit);
  await choose(sun(), rain());
  await hand.end(1_000_000);
  await hand.end(3_000_000);
  await send();
  const [{ onProgress }] = submit.mock.lastCall as unknown as [Required<Save<unknown>>];
  act(() => onProgress({ loaded: 1_750_000, total: 4_000_000 }));
  expect(progressText()).toBe('1.8 of 4.0 MB');
  expect(tiles()[0]).toHaveTextContent('1000 KB, 100% sent');
  expect(tiles()[1]).toHaveTextContent('3000 KB, 25% sent');
  act(() => onProgress({ loaded: 4_000_000, total: 4_000_000 }));
  expect(progressText()).toBe('4.0 of 4.0 MB sent. The server is working on it.');
});
