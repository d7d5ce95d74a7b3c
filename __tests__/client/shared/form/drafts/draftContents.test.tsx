import { screen, waitFor, within } from '@testing-library/react';
import { buildFile } from '../../../../helpers/client/builders';
import { files, storedText } from '../../../../helpers/client/indexedDb';
import { hold } from '../../../../helpers/client/replies';
import { scaleByHand } from '../files/fileScreen';
import { findOffer, hidePage, leave, offer, openNote, press, saved, title } from './draftForm';

describe('what a draft contains', () => {
  it('is also the chosen photos, which are restored with their names', async () => {
    const first = openNote();
    const photos = [buildFile('rain.jpg'), buildFile('flood.jpg')];
    await first.user.upload(screen.getByLabelText('Photos'), photos);
    await leave(first);
    const second = openNote();
    expect(await findOffer()).toHaveTextContent(/Changed: 2 photos\.$/);
    await second.user.click(press('Restore'));
    await second.user.type(title(), 'Rain');
    await leave(second);
    const third = openNote();
    expect(await findOffer()).toHaveTextContent(/Changed: Title, 2 photos\.$/);
    await third.user.click(press('Restore'));
    expect(screen.getByText('flood.jpg')).toBeVisible();
    await third.user.click(press('Send'));
    await waitFor(() => expect(third.sent.mock.lastCall?.[0].photos).toEqual(photos));
  });

  it('is photos as they will be sent, and those that are not ready only where the form is left', async () => {
    const hand = scaleByHand();
    const chosen = buildFile('rain.jpg');
    const first = openNote({ scale: hand.scale });
    await first.user.upload(screen.getByLabelText('Photos'), chosen);
    await first.user.type(title(), 'Rain');
    await waitFor(async () => expect(await storedText()).toContain('Rain'));
    expect(await files()).toEqual([]);
    expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
    await hand.end(300);
    await saved();
    expect(await files()).toEqual([['rain.jpg', 300]]);
    await first.user.upload(screen.getByLabelText('Photos'), chosen);
    first.unmount();
    await waitFor(async () =>
      expect(await files()).toEqual([
        ['rain.jpg', 300],
        ['rain.jpg', chosen.size],
      ]),
    );
  });
});

describe('two forms of the same draft', () => {
  it('lose it together once one of them is saved, and keep what is typed in the other', async () => {
    const first = openNote();
    await first.user.type(title(), 'Rain');
    hidePage();
    await saved();
    const { held, release } = hold();
    first.sent.mockReturnValueOnce(held.then(() => ({})));
    await first.user.click(press('Send'));
    await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Elsewhere');
    const { user, container } = openNote();
    await findOffer();
    await user.type(within(container).getByLabelText('Text'), 'Heavy');
    release();
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    await waitFor(async () => expect(await storedText()).not.toContain('Rain'));
    expect(await storedText()).toContain('Heavy');
  });
});
