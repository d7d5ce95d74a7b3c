import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildFile } from '../../helpers/client/builders';
import { drafts, storedText } from '../../helpers/client/indexedDb';
import { button } from '../../helpers/client/screens';
import { findOffer, leave } from '../shared/form/drafts/draftForm';
import { open } from './leavingScreen';

/** Skips the visibility check of every ancestor, which takes seconds in jsdom on so large a form. */
const hidden = true;

const field = (label: string) => screen.findByLabelText(label);
const press = async (user: UserEvent, name: string) =>
  user.click((await screen.findAllByRole('button', { name, hidden }))[0] ?? document.body);
const type = (label: string, entered: string) => async (user: UserEvent) => {
  await user.click(await field(label));
  await user.paste(entered);
};
const choose = async (user: UserEvent) => user.upload(await field('Images'), buildFile('rain.jpg'));
const value = (label: string, expected: string) => async () =>
  expect(await field(label)).toHaveValue(expected);
const shown = (name: string) => async () =>
  expect(await screen.findByText(name)).toBeInTheDocument();

interface Row {
  name: string;
  path: string;
  /** Opens the dialog, if the form is one. */
  dialog?: (user: UserEvent) => Promise<void>;
  change: (user: UserEvent) => Promise<void>;
  summary: string;
  isRestored: () => Promise<void>;
}

const rows: Row[] = [
  {
    ...{ name: 'slider:new', path: '/slider/create' },
    ...{ change: choose, summary: '1 photo', isRestored: shown('rain.jpg') },
  },
  {
    ...{ name: 'slider:3', path: '/slider/3/edit', summary: '1 photo removed' },
    change: (user) => press(user, 'Remove File'),
    isRestored: () =>
      waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove File' })).toHaveLength(1)),
  },
  {
    ...{ name: 'announcement:6', path: '/announcement', dialog: (user) => press(user, 'Edit') },
    ...{ change: type('Text', '!'), summary: 'Text', isRestored: value('Text', 'မိုးကြီးမည်!') },
  },
  {
    ...{ name: 'category:new', path: '/category', dialog: (user) => press(user, 'Create') },
    ...{ change: type('Category Name', 'Wind'), summary: 'Category Name' },
    isRestored: value('Category Name', 'Wind'),
  },
  {
    ...{ name: 'child-category:new', path: '/category', summary: 'Category Name' },
    dialog: (user) => press(user, 'Add child category'),
    ...{ change: type('Category Name', 'Wind'), isRestored: value('Category Name', 'Wind') },
  },
  {
    ...{ name: 'category:5', path: '/category', dialog: (user) => press(user, 'Edit') },
    ...{ change: type('Category Name', '!'), summary: 'Category Name' },
    isRestored: value('Category Name', 'Flood!'),
  },
  {
    ...{ name: 'role:new', path: '/role/create', change: type('Role Name (English)', 'Guest') },
    ...{ summary: 'Role Name (English)', isRestored: value('Role Name (English)', 'Guest') },
  },
  {
    ...{ name: 'role:4', path: '/role/4/edit', change: type('Role Name (Myanmar)', '!') },
    ...{ summary: 'Role Name (Myanmar)', isRestored: value('Role Name (Myanmar)', 'အယ်ဒီတာ!') },
  },
  {
    ...{ name: 'user:new', path: '/users/create', summary: 'Full Name' },
    change: async (user) => {
      await type('Full Name', 'Hla')(user);
      await type('Password', 'secret-2026')(user);
    },
    isRestored: async () => {
      await value('Full Name', 'Hla')();
      await value('Password', '')();
    },
  },
  {
    ...{ name: 'user:8', path: '/users/8/edit', change: type('Name', '!'), summary: 'Name' },
    isRestored: value('Name', 'Ko Aung!'),
  },
];

it.each(rows)('keeps and restores the draft of $name', async (row) => {
  const first = await open(row.path);
  await row.dialog?.(first.user);
  await row.change(first.user);
  await leave(first);
  expect(await drafts()).toEqual([`7:${row.name}`]);
  expect(await storedText()).not.toContain('secret-2026');

  const { user } = await open(row.path);
  await row.dialog?.(user);
  expect(await findOffer()).toHaveTextContent(`Changed: ${row.summary}.`);
  await user.click(button('Restore'));
  await row.isRestored();
});
