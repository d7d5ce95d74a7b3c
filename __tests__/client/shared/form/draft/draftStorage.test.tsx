import { drafts, hidePage, offer, openNote, press, title } from './draftForm';

afterEach(() => localStorage.clear());

describe('an unusable storage', () => {
  const key = 'form-draft:7:note:new';
  const now = Date.now();
  const whole = { savedAt: now, base: '{}', values: { title: 'Rain' } };

  it.each([
    ['no JSON', '{'],
    ['another thing', '5'],
    ['no values', JSON.stringify({ ...whole, values: null })],
    ['values of another kind', JSON.stringify({ ...whole, values: { title: 5, text: ['x'] } })],
    ['fields of another form', JSON.stringify({ ...whole, values: { name: 'x' } })],
    ['a draft of long ago', JSON.stringify({ ...whole, savedAt: now - 31 * 86_400_000 })],
  ])('offers nothing where it contains %s', async (_, stored) => {
    localStorage.setItem(key, stored);
    const { user } = openNote();
    expect(offer()).not.toBeInTheDocument();
    await user.type(title(), 'Rain');
    expect(title()).toHaveValue('Rain');
  });

  it('offers an intact draft', () => {
    localStorage.setItem(key, JSON.stringify(whole));
    openNote();
    expect(offer()).toBeVisible();
  });

  it('does not stop the form where the storage is full', async () => {
    const { user, sent } = openNote();
    const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(title(), 'Rain');
    hidePage();
    expect(store).toHaveBeenCalled();
    await user.click(press('Send'));
    store.mockRestore();
    expect(sent.mock.lastCall?.[0]).toEqual({ title: 'Rain', text: '' });
    expect(drafts()).toEqual([]);
  });
});
