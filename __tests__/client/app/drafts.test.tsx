import { screen, waitFor } from '@testing-library/react';
import { writeDraft } from '../../../src/client/shared/form/drafts/draftStore';
import { buildFile } from '../../helpers/client/builders';
import { storedText } from '../../helpers/client/indexedDb';
import { button } from '../../helpers/client/screens';
import { findOffer, hidePage, saved } from '../shared/form/drafts/draftForm';
import { open } from './leavingScreen';

const field = (label: string) => screen.findByLabelText(label);
const value = (label: string, expected: string) => async () =>
  expect(await field(label)).toHaveValue(expected);

interface Row {
  name: string;
  path: string;
  /** The button of the page that opens the form, if it is a dialog. */
  opener?: string;
  /** The draft of an earlier visit, and its summary in the offer. */
  values: Record<string, unknown>;
  summary: string;
  isRestored: () => Promise<unknown>;
}

const rows: Row[] = [
  {
    name: 'slider:new',
    path: '/slider/create',
    summary: '1 photo',
    values: { images: [buildFile('rain.jpg')] },
    isRestored: () => screen.findByText('rain.jpg'),
  },
  {
    name: 'slider:3',
    path: '/slider/3/edit',
    summary: '1 photo removed',
    values: { removed: [31] },
    isRestored: () =>
      waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove File' })).toHaveLength(1)),
  },
  {
    name: 'announcement:6',
    path: '/announcement',
    opener: 'Edit',
    summary: 'Text',
    values: { text: 'Rain' },
    isRestored: value('Text', 'Rain'),
  },
  {
    name: 'category:new',
    path: '/category',
    opener: 'Create',
    summary: 'Category Name',
    values: { name: 'Wind' },
    isRestored: value('Category Name', 'Wind'),
  },
  {
    name: 'child-category:new',
    path: '/category',
    opener: 'Add child category',
    values: { name: 'Wind' },
    summary: 'Category Name',
    isRestored: value('Category Name', 'Wind'),
  },
  {
    name: 'category:5',
    path: '/category',
    opener: 'Edit',
    summary: 'Category Name',
    values: { name: 'Wind' },
    isRestored: value('Category Name', 'Wind'),
  },
  {
    name: 'role:new',
    path: '/role/create',
    summary: 'Role Name (English)',
    values: { 'name.en': 'Guest' },
    isRestored: value('Role Name (English)', 'Guest'),
  },
  {
    name: 'role:4',
    path: '/role/4/edit',
    summary: 'Role Name (Myanmar)',
    values: { 'name.mm': 'ဧည့်' },
    isRestored: value('Role Name (Myanmar)', 'ဧည့်'),
  },
  {
    name: 'user:new',
    path: '/users/create',
    summary: 'Full Name',
    values: { name: 'Hla' },
    isRestored: value('Full Name', 'Hla'),
  },
  {
    name: 'user:8',
    path: '/users/8/edit',
    summary: 'Name',
    values: { name: 'Hla' },
    isRestored: value('Name', 'Hla'),
  },
];

it.each(rows)('offers and restores the draft of $name', async (row) => {
  const draft = { savedAt: Date.now(), page: row.path, base: '', values: row.values };
  await writeDraft('7', row.name, draft, true);
  const { user } = await open(row.path);
  if (row.opener) await user.click(await screen.findByRole('button', { name: row.opener }));
  expect(await findOffer()).toHaveTextContent(`Changed: ${row.summary}.`);
  await user.click(button('Restore'));
  await row.isRestored();
});

it('keeps no password of a new user', async () => {
  const { user } = await open('/users/create');
  await user.type(await field('Full Name'), 'Hla');
  await user.type(await field('Password'), 'secret-2026');
  hidePage();
  await saved();
  expect(await storedText()).toContain('Hla');
  expect(await storedText()).not.toContain('secret-2026');
});
