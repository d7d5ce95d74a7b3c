import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { hold, json } from '../../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../../helpers/client/server';
import {
  addTag,
  buildPost,
  chosenTags,
  openCreate,
  openEdit,
  press,
  tagInput,
} from './postFormScreen';

const NEW = { id: '40', name: 'ငလျင်', slug: 'quake' };
const HINT = 'Add this as new tag';

/** What the list offers; nothing while it is closed or empty. */
const offered = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).getAllByRole('option'))
    .map(({ textContent }) => textContent);

const serveNew = (held: Promise<void> = Promise.resolve()) =>
  server.use(http.post('/api/tags', () => held.then(() => json({ data: NEW }, 201))));

describe('the tag picker', () => {
  it('finds by typing and offers the closest first, then to make a new one', async () => {
    const { user } = await openCreate();
    expect(tagInput()).toHaveAttribute('placeholder', 'Search or add a tag');
    await user.type(tagInput(), 'သည်း');
    expect(offered()).toEqual(['မိုးသည်းထန်', `သည်း ${HINT}`]);
    await user.clear(tagInput());
    await user.type(tagInput(), 'မိုး');
    expect(offered()).toEqual(['မိုး', 'မိုးသည်းထန်']);
  });

  it('chooses several, takes one out by its button, and says aloud which stand', async () => {
    const { user } = await openCreate();
    await addTag(user, 'Flood');
    await addTag(user, 'မိုး');
    expect(chosenTags()).toEqual(['Flood', 'မိုး']);
    expect(screen.getByText('Tags chosen: Flood, မိုး')).toHaveAttribute('aria-live', 'polite');
    await user.click(press('Remove tag Flood'));
    expect(chosenTags()).toEqual(['မိုး']);
  });

  it('makes a tag of what was typed and chooses it', async () => {
    const { user } = await openCreate();
    serveNew();
    await addTag(user, ' ငလျင် ', `ငလျင် ${HINT}`);
    await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
    expect(tagInput()).toHaveValue('');
    expect(await callOf('POST /api/tags').json()).toEqual({ name: 'ငလျင်' });
  });

  it('makes it on Enter, and never sends the form meanwhile', async () => {
    const { user } = await openCreate();
    serveNew();
    await user.type(tagInput(), 'ငလျင်{Enter}');
    await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
    expect(screen.queryByText('Title is required.')).not.toBeInTheDocument();
  });

  it.each(['flood', ' FLOOD ', 'Fl\u200Bood'])(
    'takes the tag that there is for "%s"',
    async (typed) => {
      const { user } = await openCreate();
      await user.type(tagInput(), typed);
      expect(offered()).toEqual(['Flood']);
      await user.keyboard('{Enter}');
      expect(chosenTags()).toEqual(['Flood']);
      expect(callNames()).not.toContain('POST /api/tags');
    },
  );

  it('takes two orders of typing that look alike for the same', async () => {
    // Asat and the dot below, either of which may be typed first.
    const { user } = await openCreate({ tags: [{ id: 8, name: 'ခု\u103A\u1037', slug: '' }] });
    await user.click(tagInput());
    await user.paste('ခု\u1037\u103A');
    expect(offered()).toHaveLength(1);
    expect(offered()[0]).not.toContain(HINT);
  });

  it('says that a tag is chosen already, and does not take it out', async () => {
    const { user } = await openCreate();
    await addTag(user, 'Flood');
    await user.type(tagInput(), 'flood');
    expect(screen.getByText('This tag is already chosen.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(screen.queryByText('Title is required.')).not.toBeInTheDocument();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'makes nothing on the Enter that ends a composition (%j)',
    async (mark) => {
      const { user } = await openCreate();
      await user.type(tagInput(), 'ငလျင်');
      const enter = createEvent.keyDown(tagInput(), { key: 'Enter', ...mark });
      fireEvent(tagInput(), enter);
      expect(tagInput()).toHaveValue('ငလျင်');
      expect(chosenTags()).toEqual([]);
      expect(callNames()).not.toContain('POST /api/tags');
    },
  );

  it('says that a tag is on its way, makes no second one and holds the form back', async () => {
    const { held, release } = hold();
    const { user } = await openCreate();
    serveNew(held);
    await user.type(tagInput(), 'ငလျင်{Enter}');
    await waitFor(() => expect(tagInput()).toHaveAccessibleDescription('Adding the tag...'));
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
    expect(callsOf('POST /api/tags')).toHaveLength(1);
    expect(press('Create Post')).toBeEnabled();
  });

  it('goes to the last tag on Backspace, and takes it out on the second', async () => {
    const { user } = await openCreate();
    await addTag(user, 'Flood');
    await addTag(user, 'မိုး');
    await user.click(tagInput());
    await user.keyboard('{Backspace}');
    expect(chosenTags()).toEqual(['Flood', 'မိုး']);
    expect(press('Remove tag မိုး')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(tagInput()).toHaveFocus();
  });

  it('is worked by the arrow keys, and a tag by Enter', async () => {
    const { user } = await openCreate();
    await user.click(tagInput());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosenTags()).toEqual(['မိုး']);
    await user.keyboard('{ArrowLeft}');
    expect(press('Remove tag မိုး')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual([]);
    expect(tagInput()).toHaveFocus();
    expect(screen.queryByText('Title is required.')).not.toBeInTheDocument();
  });

  it('keeps what was typed when the field is left', async () => {
    const { user } = await openCreate();
    await user.type(tagInput(), 'ငလျင်');
    await user.tab();
    expect(tagInput()).toHaveValue('ငလျင်');
  });

  it('shows at most 1000 and still finds the others', async () => {
    const many = Array.from({ length: 1005 }, (_, index) => ({ id: index, name: `tag ${index}` }));
    const { user } = await openCreate({ tags: many });
    await user.click(tagInput());
    expect(screen.getByRole('listbox').children).toHaveLength(1000);
    expect(screen.getByRole('listbox')).toHaveStyle({ maxHeight: '300px' });
    await user.type(tagInput(), 'tag 1004');
    expect(offered()).toEqual(['tag 1004']);
  });

  it('knows ids by their text', async () => {
    const { user } = await openEdit({
      post: buildPost({ tags: [{ id: '1', name: 'Flood', slug: '' }] }),
    });
    expect(chosenTags()).toEqual(['Flood']);
    await user.type(tagInput(), 'flood');
    expect(screen.getByText('This tag is already chosen.')).toBeVisible();
  });
});
