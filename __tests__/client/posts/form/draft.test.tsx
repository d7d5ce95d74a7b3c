import { screen, waitFor } from '@testing-library/react';
import { empty } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { drafts } from '../../../helpers/client/indexedDb';
import { findOffer, leave, offer } from '../../shared/form/drafts/draftForm';
import {
  chosenTags,
  description,
  field,
  fillPost,
  openCreate,
  press,
} from './postFormScreen';

describe('the draft of a post', () => {
  it('has every field of a new post, and ends as it is sent', async () => {
    const first = await openCreate();
    await fillPost(first.user);
    await first.user.click(field('Knowledge'));
    await first.user.click(field('Backdate'));
    await first.user.paste('05-06-2026');
    await leave(first);

    const { user } = await openCreate({ reply: () => empty(201) });
    expect(await findOffer()).toHaveTextContent(
      /Changed: Title, Tag, Category, Post Type, Backdate, Description, 1 photo\.$/,
    );
    expect(field('Title')).toHaveValue('');
    await user.click(press('Restore'));
    expect(offer()).not.toBeInTheDocument();
    expect(field('Title')).toHaveValue('မိုးကြီးမည်');
    expect(field('Title')).toHaveFocus();
    expect(chosenTags()).toEqual(['Flood']);
    expect(field('Category')).toHaveValue('5');
    expect(field('Knowledge')).toBeChecked();
    expect(field('Backdate')).toHaveValue('05-06-2026');
    expect(await description()).toHaveTextContent('မိုးသည်းထန်စွာ ရွာမည်။');

    expect(screen.getByText('cover.jpg')).toBeVisible();
    await user.click(press('Create Post'));
    await findPage('Posts');
    await waitFor(async () => expect(await drafts()).toEqual([]));
  });
});
