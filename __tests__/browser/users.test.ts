import type { Page } from 'playwright-core';
import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { makeRole, makeUser, roleIdOf } from './support/records';
import { action, currentPage, field, namesOf, row, status } from './support/lists';
import { alert, button, heading, link, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let session: LoginResponse;
let roleId: number;
let editor: Account;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  roleId = await makeRole(product, session, {
    en: 'Observer',
    mm: 'လေ့လာသူ',
    permissions: ['post-create'],
  });
  editor = await addUser(product, { name: 'ဦးအောင်ကျော်', permissions: ['user-edit'] });
});

const toDelete = (page: Page) =>
  page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this user?',
    exact: true,
  });

test(
  'creates a user, and tells first what is missing or wrong',
  scene(async ({ page, open }) => {
    await open('/users/create');
    await button(page, 'Create User').click();
    for (const message of ['Full name', 'Email', 'Password', 'Role']) {
      await text(page, `${message} is required.`).waitFor();
    }
    await text(page, 'Please confirm your password.').waitFor();

    await field(page, 'Full Name').fill('ဒေါ်ခင်မြတ်နိုး');
    await field(page, 'Email').fill('khin');
    await field(page, 'Password').fill('မိုး1');
    await field(page, 'Confirm Password').fill('မိုး2');
    await text(page, 'Email is invalid.').waitFor();
    await text(page, 'Password must be at least 6 characters.').waitFor();
    await text(page, 'Passwords do not match.').waitFor();

    await field(page, 'Email').fill('khin@example.org');
    await field(page, 'Password').fill('မိုးလေဝသ၁၂');
    await field(page, 'Confirm Password').fill('မိုးလေဝသ၁၂');
    await field(page, 'Role').selectOption({ label: 'Observer' });
    await button(page, 'Create User').click();
    await heading(page, 'Users').waitFor();
    await status(page, 'User created successfully!').waitFor();
    const cells = row(page, 'ဒေါ်ခင်မြတ်နိုး').getByRole('cell');
    expect((await cells.allTextContents()).slice(2, 4)).toEqual(['khin@example.org', 'Observer']);
    await logIn(product, { email: 'khin@example.org', password: 'မိုးလေဝသ၁၂' });
  }),
);

test(
  'refuses an address that somebody has, and keeps what was typed',
  scene(async ({ page, open, faults }) => {
    faults.announce(/422/);
    await open('/users/create');
    await field(page, 'Full Name').fill('ဦးသန်းလွင်');
    await field(page, 'Email').fill(ADMIN.email);
    await field(page, 'Password').fill('monsoon-2026');
    await field(page, 'Confirm Password').fill('monsoon-2026');
    await field(page, 'Role').selectOption({ label: 'Observer' });
    await button(page, 'Create User').click();
    expect(await alert(page).textContent()).toBe('The email has already been taken.');
    expect(await field(page, 'Full Name').inputValue()).toBe('ဦးသန်းလွင်');
  }),
);

test(
  'shows a user, changes him and deletes him once that is confirmed',
  scene(async ({ page, open }) => {
    await makeUser(product, session, { name: 'ဦးသန်းလွင်', email: 'than@example.org', roleId });
    await open('/users');
    await action(page, 'ဦးသန်းလွင်', 'View').click();
    await heading(page, 'User Detail').waitFor();
    for (const fact of ['ဦးသန်းလွင်', 'Observer', 'Offline', 'than@example.org']) {
      await page.getByRole('main').getByText(fact, { exact: true }).waitFor();
    }
    await page.goBack();
    await action(page, 'ဦးသန်းလွင်', 'Edit').click();
    await heading(page, 'Edit User').waitFor();
    await field(page, 'Name').fill('ဦးသန်းလွင်ဦး');
    await button(page, 'Update').click();
    await status(page, 'User updated successfully!').waitFor();

    await action(page, 'ဦးသန်းလွင်ဦး', 'Delete').click();
    await toDelete(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await toDelete(page).waitFor({ state: 'detached' });
    await action(page, 'ဦးသန်းလွင်ဦး', 'Delete').click();
    await toDelete(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await row(page, 'ဦးသန်းလွင်ဦး').waitFor({ state: 'detached' });
    await page.reload();
    await row(page, ADMIN.email).waitFor();
    expect(await row(page, 'ဦးသန်းလွင်ဦး').count()).toBe(0);
  }),
);

test(
  'offers no deletion of oneself or of the privileged, and counts on over the pages',
  scene(async ({ page, open }) => {
    const tech = { name: 'Tech', email: 'tech@example.org' };
    const techRole = await roleIdOf(product, session, 'tech-admin');
    await makeUser(product, session, { ...tech, roleId: techRole });
    for (let count = 1; count <= 10; count += 1) {
      const email = `observer-${count}@example.org`;
      await makeUser(product, session, { name: `လေ့လာသူ ${count}`, email, roleId });
    }
    await open('/users');
    expect((await namesOf(page, 10))[0]).toBe('လေ့လာသူ 10');
    await action(page, 'လေ့လာသူ 1', 'Delete').waitFor();
    await button(page, 'Page 2').click();
    await currentPage(page, 2).waitFor();
    await row(page, ADMIN.email).waitFor();
    await row(page, 'Tech').getByRole('cell', { name: '11', exact: true }).waitFor();
    expect(await action(page, 'Tech', 'Delete').count()).toBe(0);
    expect(await action(page, ADMIN.email, 'Delete').count()).toBe(0);
    await link(page, 'Create').waitFor();
  }),
);

test(
  'shows those who change themselves their new name at once',
  scene(
    async ({ page, open, session }) => {
      await open(`/users/${session?.user.id}/edit`);
      await field(page, 'Name').fill('ဦးအောင်ကျော်မောင်');
      await button(page, 'Update').click();
      await heading(page, 'Users').waitFor();
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
      await page.getByRole('main').getByText('ဦးအောင်ကျော်မောင်', { exact: true }).waitFor();
      // In the sidebar as well as in the profile.
      expect(await text(page, 'ဦးအောင်ကျော်မောင်').count()).toBe(2);
    },
    { as: () => editor },
  ),
);
