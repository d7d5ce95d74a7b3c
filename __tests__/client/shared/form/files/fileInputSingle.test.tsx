import { screen } from '@testing-library/react';
import { buildFile, watchObjectUrls } from './files';
import { drop, showFileInput, tiles } from './showFileInput';
import { button } from '../../../../helpers/client/screens';

beforeEach(() => watchObjectUrls());

describe('a widget for one image', () => {
  const sun = buildFile('sun.jpg');
  const rain = buildFile('rain.jpg');

  it('replaces with Change File', async () => {
    const { choose, send } = showFileInput();
    await choose(sun);
    expect(button('Change File')).toBeVisible();
    await choose(rain);
    expect(tiles()).toHaveLength(1);
    expect(await send()).toBe(rain);
  });

  it('is null once its file is removed', async () => {
    const { user, choose, send } = showFileInput();
    await choose(sun);
    await user.click(button('Remove File'));
    expect(await send()).toBeNull();
  });

  it('accepts the first of several dropped files and ignores the others', async () => {
    const { send } = showFileInput();
    drop([rain, sun, buildFile('notes.pdf', 'application/pdf')]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await send()).toBe(rain);
  });

  it('shows the new file instead of the stored one', async () => {
    const { choose } = showFileInput({ existing: [{ id: 1, url: '/images/1', name: 'old.jpg' }] });
    expect(screen.getByText('old.jpg')).toBeVisible();
    await choose(sun);
    expect(screen.queryByText('old.jpg')).not.toBeInTheDocument();
  });
});
