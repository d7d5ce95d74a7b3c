import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../../helpers/client/server';
import { chosenTags, offered, showTagPicker, tagInput } from './tagPickerForm';
import { button } from '../../../helpers/client/screens';

const NEW = { id: '40', name: 'ငလျင်', slug: 'quake' };
const HINT = 'Add this as new tag';

const serveNew = (held: Promise<void> = Promise.resolve()) =>
  server.use(http.post('/api/tags', () => held.then(() => json({ data: NEW }, 201))));

describe('choosing', () => {
  it('offers matching tags, the best first, then to create one', async () => {
    const { user } = await showTagPicker();
    expect(tagInput()).toHaveAttribute('placeholder', 'Search or add a tag');
    await user.click(tagInput());
    await user.paste('သည်း');
    expect(offered()).toEqual(['မိုးသည်းထန်', `သည်း ${HINT}`]);
    await user.clear(tagInput());
    await user.paste('မိုး');
    expect(offered()).toEqual(['မိုး', 'မိုးသည်းထန်']);
  });

  it('finds the existing tag in what is typed, and chooses it on Enter', async () => {
    const { user } = await showTagPicker();
    await user.click(tagInput());
    await user.paste(' FLO\u200BOD ');
    expect(offered()).toEqual(['Flood']);
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(callNames()).not.toContain('POST /api/tags');
  });

  it('takes a longer tag than the typed one only after an arrow key, not by mere hovering', async () => {
    const { user } = await showTagPicker();
    serveNew();
    await user.click(tagInput());
    await user.paste('Flo');
    expect(offered()).toEqual(['Flood', `Flo ${HINT}`]);
    await user.hover(screen.getByRole('option', { name: 'Flood' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chosenTags()).toEqual([NEW.name]));
    expect(await callOf('POST /api/tags').json()).toEqual({ name: 'Flo' });
    await user.paste('Flo');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosenTags()).toEqual([NEW.name, 'Flood']);
  });

  it('chooses several, removes one by its button, and announces the chosen ones', async () => {
    const { user, add } = await showTagPicker();
    await add('Flood');
    await add('မိုး');
    expect(chosenTags()).toEqual(['Flood', 'မိုး']);
    expect(screen.getByText('Tags chosen: Flood, မိုး')).toHaveAttribute('aria-live', 'polite');
    await user.click(button('Remove tag Flood'));
    expect(chosenTags()).toEqual(['မိုး']);
  });

  it.each(['flood', ' FLOOD ', 'Fl\u200Bood'])('finds the existing tag by "%s"', async (text) => {
    const { user } = await showTagPicker();
    await user.type(tagInput(), text);
    expect(offered()).toEqual(['Flood']);
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(callNames()).not.toContain('POST /api/tags');
  });

  it('treats two code unit orders that look alike as equal', async () => {
    // Asat and the dot below, either of which may be typed first.
    const { user } = await showTagPicker({ tags: [{ id: 8, name: 'ခု\u103A\u1037', slug: '' }] });
    await user.click(tagInput());
    await user.paste('ခု\u1037\u103A');
    expect(offered()).toHaveLength(1);
    expect(offered()[0]).not.toContain(HINT);
  });

  it('reports a tag that is already chosen, by whichever kind of id, and keeps it', async () => {
    const { user, submit } = await showTagPicker({ held: [{ id: '1', name: 'Flood', slug: '' }] });
    expect(chosenTags()).toEqual(['Flood']);
    await user.click(tagInput());
    await user.paste('flood');
    expect(screen.getByText('This tag is already chosen.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(submit).not.toHaveBeenCalled();
  });

  it('creates no tag whose name is too long, and says so', async () => {
    const { user } = await showTagPicker();
    await user.click(tagInput());
    await user.paste('က'.repeat(101));
    expect(screen.getByText('Tag name must be at most 100 characters.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(callNames()).not.toContain('POST /api/tags');
    await user.keyboard('{Backspace}');
    expect(offered()).toEqual([`${'က'.repeat(100)} ${HINT}`]);
  });
});

describe('creating', () => {
  it('creates a tag from the text and chooses it', async () => {
    const { add } = await showTagPicker();
    serveNew();
    await add(' ငလျင် ', `ငလျင် ${HINT}`);
    await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
    expect(tagInput()).toHaveValue('');
    expect(await callOf('POST /api/tags').json()).toEqual({ name: 'ငလျင်' });
  });

  it('keeps the text on blur, and on the Enter that ends a composition', async () => {
    const { user } = await showTagPicker();
    await user.click(tagInput());
    await user.paste('ငလျင်');
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent(tagInput(), createEvent.keyDown(tagInput(), { key: 'Enter', ...init }));
    }
    await user.tab();
    expect(tagInput()).toHaveValue('ငလျင်');
    expect(chosenTags()).toEqual([]);
    expect(callNames()).not.toContain('POST /api/tags');
  });

  it('creates on Enter without submitting the form, says so, and starts no second one', async () => {
    const { held, release } = hold();
    const { user, submit } = await showTagPicker();
    serveNew(held);
    await user.click(tagInput());
    await user.paste('ငလျင်');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tagInput()).toHaveAccessibleDescription('Adding the tag...'));
    await user.keyboard('{Enter}{Enter}');
    release();
    await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
    expect(callsOf('POST /api/tags')).toHaveLength(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it('logs that the response has no tag, and keeps what was typed', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await showTagPicker();
    server.use(http.post('/api/tags', () => json({ data: null }, 201)));
    await user.click(tagInput());
    await user.paste('ငလျင်');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(log).toHaveBeenCalledWith('tag could not be created', undefined));
    log.mockRestore();
    expect(tagInput()).toHaveValue('ငလျင်');
    expect(chosenTags()).toEqual([]);
  });
});

describe('keys', () => {
  it('focuses the last tag on Backspace and removes it on the second', async () => {
    const { user, add } = await showTagPicker();
    await add('Flood');
    await add('မိုး');
    await user.click(tagInput());
    await user.keyboard('{Backspace}');
    expect(chosenTags()).toEqual(['Flood', 'မိုး']);
    expect(button('Remove tag မိုး')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(tagInput()).toHaveFocus();
  });

  it('chooses by the arrow keys and removes by Enter without submitting the form', async () => {
    const { user, submit } = await showTagPicker();
    await user.click(tagInput());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosenTags()).toEqual(['မိုး']);
    await user.keyboard('{ArrowLeft}');
    expect(button('Remove tag မိုး')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual([]);
    expect(tagInput()).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });
});
