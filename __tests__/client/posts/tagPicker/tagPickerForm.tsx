import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { array, mixed, object } from 'yup';
import { makeStore } from '../../../../src/client/app/store';
import { TagPicker } from '../../../../src/client/features/posts/tagPicker/TagPicker';
import { Form } from '../../../../src/client/shared/form/Form';
import type { Id } from '../../../../src/contract/ids';
import type { Tag } from '../../../../src/contract/tag';
import { json } from '../../../helpers/client/replies';
import { callsOf, server } from '../../../helpers/client/server';
import { renderShared } from '../../shared/renderShared';

export const TAGS = [
  { id: 1, name: 'Flood', slug: 'flood' },
  { id: 2, name: 'မိုး', slug: 'rain' },
  { id: 3, name: 'မိုးသည်းထန်', slug: 'heavy-rain' },
];

const schema = object({
  tags: array().of(mixed<Id>().required()).required(),
});

/**
 * Renders the picker in a form once the server's tags have arrived.
 *
 * @param tags the server's tags
 * @param held the tags of the edited post
 * @returns `submit`, called when the form is submitted
 */
export async function showTagPicker({ tags = TAGS, held = [] as Tag[] } = {}) {
  server.use(http.get('/api/tags', () => json({ data: tags })));
  const store = makeStore();
  const submit = jest.fn(() => undefined);
  const { user } = renderShared(
    <Form schema={schema} defaultValues={{ tags: held.map(({ id }) => id) }} submit={submit}>
      <TagPicker name="tags" label="Tag" held={held} />
    </Form>,
    store,
  );
  await waitFor(() => expect(callsOf('GET /api/tags')).toHaveLength(1));
  await user.click(tagInput());
  await waitFor(() => expect(offered()).not.toEqual([]));
  await user.keyboard('{Escape}');
  /** Types a text and chooses the option of that name. */
  const add = async (text: string, option = text) => {
    await user.click(tagInput());
    await user.paste(text);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, add, submit };
}

export const tagInput = () => screen.getByRole('combobox', { name: 'Tag' });

/** Names of the chosen tags, in order. */
export const chosenTags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove tag / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove tag ', ''));

/** Texts of the options; none while the list is closed or empty. */
export const offered = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).queryAllByRole('option'))
    .map(({ textContent }) => textContent);
