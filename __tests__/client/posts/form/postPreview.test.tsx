import { screen, waitFor, within } from '@testing-library/react';
import { buildFile } from '../../../helpers/client/builders';
import { callNames } from '../../../helpers/client/server';
import { buildPost, field, openCreate, openEdit, press } from './postFormScreen';

const phones = async () => {
  await screen.findByRole('dialog', { name: 'As the public will read it' });
  return ['On a light phone', 'On a dark phone'].map((name) =>
    within(screen.getByRole('figure', { name })),
  );
};

const imagesOf = (phone: HTMLElement) =>
  [...phone.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

it('shows the sanitized form values on two phones, and sends nothing', async () => {
  const description = '<p>Heavy <em>rain</em></p><p><a href="https://example.org">More</a></p>';
  const { user } = await openEdit({ post: buildPost({ description }) });
  await user.clear(field('Title'));
  await user.type(field('Title'), 'Storm');
  await user.click(press('Preview'));
  for (const phone of await phones()) {
    expect(phone.getByText('Storm')).toBeVisible();
    expect(phone.getByText(/^Cyclones · 05-06-2026/)).toHaveTextContent('Flood');
    expect(phone.getByText('rain')).toContainHTML('<em>rain</em>');
    // As on the detail page.
    expect(phone.getByText('More')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
  expect(imagesOf(screen.getByRole('figure', { name: 'On a light phone' }))).toEqual([
    '/api/images/90',
    '/api/images/91',
    '/api/images/92',
  ]);
  expect(callNames().filter((name) => name.startsWith('POST'))).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(press('Preview')).toHaveFocus();
});

it('shows the chosen cover, and an empty form', async () => {
  const { user } = await openCreate();
  await user.upload(
    screen.getByLabelText('Cover Photo', { selector: 'input' }),
    buildFile('cover.jpg'),
  );
  await user.click(press('Preview'));
  const [phone] = await phones();
  expect(phone?.getByText('-')).toBeVisible();
  expect(phone?.getByText(/^No Category · \d\d-\d\d-\d{4}/)).toHaveTextContent('No tags');
  const [cover] = screen.getByRole('figure', { name: 'On a light phone' }).querySelectorAll('img');
  expect(cover?.src).toMatch(/^blob:/);
});
