import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { array, mixed, object } from 'yup';
import { makeStore } from '../../../../src/client/app/store';
import { TagPicker } from '../../../../src/client/features/posts/tagPicker/TagPicker';
import { Form } from '../../../../src/client/shared/form/Form';
import type { Id } from '../../../../src/contract/ids';
import type { Tag } from '../../../../src/contract/tag';
import { serverSlice } from '../../../../src/client/shared/api/serverSlice';
import { empty, json } from '../../../helpers/client/replies';
import { hold } from '../../../helpers/hold';
import { answer, button, writeInto } from '../../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../../helpers/client/server';
import { renderShared } from '../../shared/renderShared';
import { buildPost, chosenTags, openEdit, press, tagInput, TAGS } from '../form/postFormScreen';

const NEW = { id: '40', name: 'ငလျင်', slug: 'quake' };
const HINT = 'Add this as new tag';
const CREATE = 'POST /api/tags';

const schema = object({ tags: array().of(mixed<Id>().required()).required() });

/** The texts of the options; empty while the list is closed or empty. */
const offered = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).queryAllByRole('option'))
    .map(({ textContent }) => textContent);

/**
 * Renders the picker in a form once the server's tags have arrived.
 *
 * @param held the tags of the edited post
 * @returns `submit`, called when the form is submitted; `enter`, which pastes a text into the empty
 * field; `add`, which then chooses the option of that name
 */
async function showTagPicker(held: Tag[] = []) {
  server.use(http.get('/api/tags', () => json({ data: TAGS })));
  const submit = jest.fn(() => undefined);
  const { user } = renderShared(
    <Form
      edited={null}
      schema={schema}
      defaultValues={{ tags: held.map(({ id }) => id) }}
      fields={{ tags: { label: 'Tag' } }}
      submit={submit}
    >
      <TagPicker name="tags" stored={held} />
    </Form>,
    makeStore(),
  );
  await waitFor(() => expect(callsOf('GET /api/tags')).toHaveLength(1));
  await user.click(tagInput());
  await waitFor(() => expect(offered()).not.toEqual([]));
  await user.keyboard('{Escape}');
  const enter = async (text: string) => {
    await user.click(tagInput());
    await user.clear(tagInput());
    await user.paste(text);
  };
  const add = async (text: string) => {
    await enter(text);
    await user.click(await screen.findByRole('option', { name: text }));
  };
  return { user, enter, add, submit };
}

const serveNew = (held: Promise<void> = Promise.resolve()) =>
  server.use(http.post('/api/tags', () => held.then(() => json({ data: NEW }, 201))));

describe('choosing', () => {
  it('offers matching tags, and to create a new one', async () => {
    const { user, enter } = await showTagPicker();
    await enter('သည်း');
    expect(offered()).toEqual(['မိုးသည်းထန်', `သည်း ${HINT}`]);
    await enter(' FLO\u200BOD ');
    expect(offered()).toEqual(['Flood']);
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(offered()).toEqual([]);
    expect(callNames()).not.toContain(CREATE);
  });

  it('takes a longer tag than the typed one only after an arrow key, not by mere hovering', async () => {
    const { user, enter } = await showTagPicker();
    serveNew();
    await enter('Flo');
    await user.hover(screen.getByRole('option', { name: 'Flood' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chosenTags()).toEqual([NEW.name]));
    expect(await callOf(CREATE).json()).toEqual({ name: 'Flo' });
    await enter('Flo');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosenTags()).toEqual([NEW.name, 'Flood']);
  });

  it('chooses several, removes one by its button, and announces the chosen ones', async () => {
    const { user, add } = await showTagPicker();
    await add('Flood');
    await add('မိုး');
    expect(screen.getByText('Tags chosen: Flood, မိုး')).toHaveAttribute('aria-live', 'polite');
    await user.click(button('Remove tag Flood'));
    expect(chosenTags()).toEqual(['မိုး']);
  });

  it('reports a tag that is already chosen, by whichever kind of id, and keeps it', async () => {
    const { user, enter, submit } = await showTagPicker([{ id: '1', name: 'Flood', slug: '' }]);
    await enter('flood');
    expect(screen.getByText('This tag is already chosen.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(chosenTags()).toEqual(['Flood']);
    expect(submit).not.toHaveBeenCalled();
  });

  it('creates no tag whose name is too long, and says so', async () => {
    const { user, enter } = await showTagPicker();
    await enter('က'.repeat(101));
    expect(screen.getByText('Tag name must be at most 100 characters.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(callNames()).not.toContain(CREATE);
    await user.keyboard('{Backspace}');
    expect(offered()).toEqual([`${'က'.repeat(100)} ${HINT}`]);
  });
});

describe('a pasted list', () => {
  it('is offered as separate tags, with existing ones matched, and removed by one undo', async () => {
    const { user, add } = await showTagPicker();
    serveNew();
    await add('မိုး');
    await user.click(tagInput());
    await user.paste('FLOOD\r\nငလျင်\r\nမိုး\r\n');
    expect(offered()).toEqual(['Flood, ငလျင်, မိုး Add as 3 tags', `FLOOD, ငလျင်, မိုး ${HINT}`]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Tags added: 2')).toBeVisible();
    expect(chosenTags()).toEqual(['မိုး', 'Flood', NEW.name]);
    expect(callsOf(CREATE)).toHaveLength(1);
    await user.click(button('Undo'));
    expect(chosenTags()).toEqual(['မိုး']);
    expect(tagInput()).toHaveValue('FLOOD, ငလျင်, မိုး');
  });

  it('can be one tag with commas, like typed text', async () => {
    const { user, enter } = await showTagPicker();
    serveNew();
    await enter('Bago, Mon');
    await user.click(screen.getByRole('option', { name: `Bago, Mon ${HINT}` }));
    await waitFor(() => expect(chosenTags()).toEqual([NEW.name]));
    expect(await callOf(CREATE).json()).toEqual({ name: 'Bago, Mon' });
    await user.type(tagInput(), 'Bago, Shan');
    expect(offered()).toEqual([`Bago, Shan ${HINT}`]);
  });
});

describe('creating', () => {
  it('creates on Enter without submitting the form, says so, and starts no second one', async () => {
    const { held, release } = hold();
    const { user, enter, submit } = await showTagPicker();
    serveNew(held);
    await enter(' ငလျင် ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tagInput()).toHaveAccessibleDescription('Adding the tag...'));
    await user.keyboard('{Enter}{Enter}');
    release();
    await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
    expect(tagInput()).toHaveValue('');
    expect(await callOf(CREATE).json()).toEqual({ name: 'ငလျင်' });
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the text on blur, and on the Enter that ends a composition', async () => {
    const { user, enter } = await showTagPicker();
    await enter('ငလျင်');
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent(tagInput(), createEvent.keyDown(tagInput(), { key: 'Enter', ...init }));
    }
    await user.tab();
    expect(tagInput()).toHaveValue('ငလျင်');
    expect(chosenTags()).toEqual([]);
    expect(callNames()).not.toContain(CREATE);
  });

  it('logs that the response has no tag, and keeps the text', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, enter } = await showTagPicker();
    server.use(http.post('/api/tags', () => json({ data: null }, 201)));
    await enter('ငလျင်');
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

it('takes the tag that a script has written on Enter, and shows the matching ones', async () => {
  const { user } = await showTagPicker();
  await user.click(tagInput());
  writeInto(tagInput(), 'Flo');
  fireEvent(tagInput(), new Event('input', { bubbles: true }));
  expect(offered()).toEqual(['Flood', `Flo ${HINT}`]);
  writeInto(tagInput(), 'Flood');
  await user.keyboard('{Enter}');
  expect(chosenTags()).toEqual(['Flood']);
  expect(tagInput()).toHaveValue('');
});

const [FLOOD, RAIN, HEAVY] = TAGS;
const MANAGE = { name: 'Manage tags', hidden: true };

/** Serves these tags, each with its number of posts. */
function serveTags(...tags: { id: number; name: string; slug: string; posts: number }[]) {
  server.use(
    http.get('/api/tags', () => json({ data: tags })),
    http.get('/api/tags/usage', () => json({ data: tags })),
  );
}

/** Opens the dialog above the form of a post with the first two tags. */
async function openDialog(permissions?: string[]) {
  const app = await openEdit({ post: buildPost({ tags: [FLOOD, RAIN] }), permissions });
  expect(screen.queryByRole('button', MANAGE)).not.toBeInTheDocument();
  act(() => void app.store.dispatch(serverSlice.actions.capabilitiesNamed(['keys', 'tags'])));
  return app;
}

const row = (name: string) => {
  const found = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name));
  return within(found ?? screen.getByText(`No row ${name}`));
};
const action = (name: string, label: string) => row(name).getByRole('button', { name: label });

it('renames, merges and deletes tags, and updates the open form', async () => {
  const { user } = await openDialog();
  serveTags({ ...FLOOD, posts: 2 }, { ...RAIN, posts: 5 }, { ...HEAVY, posts: 0 });
  await user.click(press('Manage tags'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage tags' }));
  expect(await dialog.findByText('Posts: 5')).toBeVisible();
  expect(dialog.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);

  await user.type(dialog.getByLabelText('Search tags'), 'flo');
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await user.click(action('Flood', 'Rename'));
  const taken = 'Another tag has this name. Merge this tag into it instead.';
  server.use(
    http.put('/api/tags/1', () => json({ message: taken, errors: { name: [taken] } }, 422)),
  );
  await user.clear(dialog.getByLabelText('Tag name'));
  await user.type(dialog.getByLabelText('Tag name'), 'Floods');
  await user.click(action('Flood', 'Update'));
  expect((await dialog.findAllByText(taken))[0]).toBeVisible();
  const floods = { ...FLOOD, name: 'Floods' };
  server.use(http.put('/api/tags/1', () => json({ data: floods })));
  serveTags({ ...floods, posts: 2 }, { ...RAIN, posts: 5 }, { ...HEAVY, posts: 0 });
  await user.click(action('Flood', 'Update'));
  expect(await screen.findByText('Tag renamed.')).toBeVisible();
  await waitFor(() => expect(chosenTags()).toEqual(['Floods', 'မိုး']));

  await user.clear(dialog.getByLabelText('Search tags'));
  await user.click(action('Floods', 'Merge'));
  await user.click(dialog.getByRole('combobox', { name: 'Merge into' }));
  await user.click(await screen.findByRole('option', { name: 'မိုး' }));
  await user.click(row('Floods').getAllByRole('button', { name: 'Merge' })[1] ?? document.body);
  server.use(http.post('/api/tags/1/merge', () => json({ data: RAIN })));
  serveTags({ ...RAIN, posts: 6 }, { ...HEAVY, posts: 0 });
  await answer(user, 'Merge');
  expect(await screen.findByText('Tags merged.')).toBeVisible();
  expect(dialog.getByText('Tags merged.')).toHaveAttribute('role', 'status');
  expect(await callOf('POST /api/tags/1/merge').json()).toEqual({ into: 2 });
  await waitFor(() => expect(chosenTags()).toEqual(['မိုး']));

  server.use(http.delete('/api/tags/3', () => empty()));
  await user.click(action('မိုးသည်းထန်', 'Delete'));
  serveTags({ ...RAIN, posts: 6 });
  await answer(user, 'Delete');
  expect(await screen.findByText('Tag deleted.')).toBeVisible();
  expect(callNames()).not.toContain('POST /api/posts/9');
});

/** Merges the first tag into the second, which the post has as well. */
async function mergeFirst() {
  const app = await openDialog();
  serveTags({ ...FLOOD, posts: 2 }, { ...RAIN, posts: 5 });
  await app.user.click(press('Manage tags'));
  await app.user.click(
    await within(await screen.findByRole('dialog'))
      .findByText('Flood')
      .then(() => action('Flood', 'Merge')),
  );
  await app.user.click(within(screen.getByRole('dialog')).getByRole('combobox'));
  await app.user.click(await screen.findByRole('option', { name: 'မိုး' }));
  server.use(http.post('/api/tags/1/merge', () => json({ data: RAIN })));
  serveTags({ ...RAIN, posts: 6 });
  await app.user.click(row('Flood').getAllByRole('button', { name: 'Merge' })[1] ?? document.body);
  await answer(app.user, 'Merge');
  await waitFor(() => expect(chosenTags()).toEqual(['မိုး']));
  const undo = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Undo' });
  return { ...app, undo: () => app.user.click(undo) };
}

it('undoes a merge from the dialog, and brings the tag back to the open form', async () => {
  const { undo } = await mergeFirst();
  server.use(http.post('/api/tags/1/restore', () => json({ data: FLOOD })));
  serveTags({ ...FLOOD, posts: 2 }, { ...RAIN, posts: 5 });
  await undo();
  expect(await screen.findByText('The tags are separate again.')).toBeVisible();
  await waitFor(() => expect(chosenTags()).toEqual(['Flood', 'မိုး']));
  expect(callOf('POST /api/tags/1/restore').headers.get('Idempotency-Key')).toMatch(/./);
});

it('says why a merge can no longer be undone, and offers no further try', async () => {
  const { undo } = await mergeFirst();
  const message = 'Another tag has this name by now.';
  server.use(http.post('/api/tags/1/restore', () => json({ message }, 409)));
  await undo();
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(message);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(chosenTags()).toEqual(['မိုး']);
});

it('does not offer to merge without the permission to delete posts', async () => {
  const { user } = await openDialog(['post-edit']);
  serveTags({ ...FLOOD, posts: 2 });
  await user.click(press('Manage tags'));
  await within(await screen.findByRole('dialog')).findByText('Flood');
  expect(
    row('Flood')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rename']);
});

it('says that the tags could not be loaded, and offers another try', async () => {
  const { user } = await openDialog();
  server.use(http.get('/api/tags/usage', () => json({}, 500)));
  await user.click(press('Manage tags'));
  expect(await screen.findByText('Failed to load the tags.')).toBeVisible();
  serveTags({ ...RAIN, posts: 5 });
  await user.click(button('Try again'));
  expect(await screen.findByText('Posts: 5')).toBeVisible();
});
