import { act, screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ENGLISH, setTexts } from '../../../src/client/shared/text/i18n';
import { chooseLanguage, restoreLanguage } from '../../../src/client/shared/text/language';
import { storedLanguage } from '../../../src/client/shared/text/storedLanguage';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage, gone } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

afterEach(() => {
  act(() => setTexts(ENGLISH));
  document.documentElement.style.fontSize = '';
});

it('changes the language from the account menu, and restores it at the next visit', async () => {
  server.use(http.get('/api/sliders', () => json([buildSlider(3, 31)])));
  const { user } = await openApp('/slider', buildSession());
  await findPage('Slider');
  await user.click(button('Account'));
  await user.click(await screen.findByRole('menuitem', { name: 'မြန်မာ' }));
  expect(await screen.findByRole('heading', { level: 1, name: /လိုက်ဒါ$/ })).toBeVisible();
  expect(document.documentElement.lang).toBe('my');
  expect(document.title).toBe('စလိုက်ဒါ · ဘေးအန္တရာယ် သတင်း');

  act(() => setTexts(ENGLISH));
  await act(restoreLanguage);
  expect(document.documentElement.lang).toBe('my');
});

it.each([
  ['my-MM', null, 'my'],
  ['en-GB', null, 'en'],
  ['th', null, 'en'],
  ['my', 'en', 'en'],
])('on a device set to %s where %s was chosen, starts in %s', (device, chosen, language) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(device);
  if (chosen) localStorage.setItem('language', chosen);
  expect(storedLanguage()).toBe(language);
});

it('changes the size of the text at once, and keeps it', async () => {
  const { user } = await openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  await user.click(await screen.findByRole('button', { name: '112 %' }));
  expect(document.documentElement.style.fontSize).toBe('112%');
  expect(localStorage.getItem('text-size')).toBe('112');
  await user.click(button('Close'));
  await gone();
});

it('writes the rule of a new password with Burmese digits', async () => {
  server.use(http.get('/api/sessions', () => json({ data: [] })));
  await act(() => chooseLanguage('my'));
  await openApp('/profile', buildSession());
  expect(await screen.findByText('အနည်းဆုံး စာလုံး ၆ လုံး။')).toBeVisible();
});
