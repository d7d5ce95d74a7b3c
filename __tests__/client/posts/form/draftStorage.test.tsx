import { screen } from '@testing-library/react';
import { json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { field, fillPost, openCreate, press, sentTo } from './postFormScreen';

const OFFER = /^What you wrote here on .+ was not sent\./;

describe('an unusable storage', () => {
  const key = 'form-draft:7:post:new';
  const now = Date.now();
  const whole = { savedAt: now, base: '{}', values: { title: 'Rain' } };

  it.each([
    ['no JSON', '{'],
    ['another thing', '5'],
    ['no values', JSON.stringify({ ...whole, values: null })],
    ['values of another kind', JSON.stringify({ ...whole, values: { title: 5, tags: 'x' } })],
    ['fields of another form', JSON.stringify({ ...whole, values: { name: 'x' } })],
    ['a draft of long ago', JSON.stringify({ ...whole, savedAt: now - 31 * 86_400_000 })],
  ])('offers nothing where it contains %s', async (_, text) => {
    localStorage.setItem(key, text);
    const { user } = await openCreate();
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    await user.type(field('Title'), 'Rain');
    expect(field('Title')).toHaveValue('Rain');
  });

  it('offers an intact draft', async () => {
    localStorage.setItem(key, JSON.stringify(whole));
    await openCreate();
    expect(screen.getByText(OFFER)).toBeVisible();
  });

  it('does not stop the form where the storage is full', async () => {
    const app = await openCreate({ reply: () => json({}, 201) });
    const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fillPost(app.user);
    await app.user.click(press('Create Post'));
    await findPage('Posts');
    store.mockRestore();
    expect(await sentTo('POST /api/posts')).toContainEqual(['title', 'မိုးကြီးမည်']);
  });
});
