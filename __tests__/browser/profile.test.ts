import type { Page } from 'playwright-core';
import { addUser, listSliders, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { field, status } from './support/lists';
import { alert, button, heading, link, text, leaveAnyway } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const NEXT = 'မုန်တိုင်း-၂၀၂၆';

let observer: Account;

beforeAll(async () => {
  observer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
});

async function change(page: Page, words: { from: string; to: string; again?: string }) {
  await field(page, 'Current Password').fill(words.from);
  await field(page, 'New Password').fill(words.to);
  await field(page, 'Confirm New Password').fill(words.again ?? words.to);
  await button(page, 'Change Password').click();
}

test(
  'shows who is signed in',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
      await heading(page, 'Profile').waitFor();
      for (const fact of ['ဒေါ်ခင်မြတ်နိုး', observer.email, 'Active']) {
        await page.getByRole('main').getByText(fact, { exact: true }).waitFor();
      }
    },
    { as: () => observer },
  ),
);

test(
  'refuses passwords that differ, one that is too short and a wrong current one',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/422/);
      await open('/profile');
      await change(page, { from: observer.password, to: NEXT, again: 'မုန်တိုင်း' });
      await text(page, 'New passwords do not match.').waitFor();
      await change(page, { from: observer.password, to: 'မိုး' });
      await alert(page).getByText('Password must be at least 6 characters.').waitFor();
      await change(page, { from: 'not-the-one', to: NEXT });
      await alert(page).getByText('current password').waitFor();
      await link(page, 'Slider').click();
      await leaveAnyway(page);
      await heading(page, 'Slider').waitFor();
    },
    { as: () => observer },
  ),
);

test(
  'changes the password, ends the other sessions and refuses the old password',
  scene(
    async ({ page, open }) => {
      const elsewhere = await logIn(product, observer);
      await listSliders(product, elsewhere);
      await open('/profile');
      await change(page, { from: observer.password, to: NEXT });
      await status(page, 'Password changed successfully!').waitFor();
      expect(await field(page, 'Current Password').inputValue()).toBe('');
      expect(await field(page, 'New Password').inputValue()).toBe('');

      await expect(listSliders(product, elsewhere)).rejects.toThrow('401');
      await expect(logIn(product, observer)).rejects.toThrow('401');
      await logIn(product, { ...observer, password: NEXT });
      await page.reload();
      await heading(page, 'Profile').waitFor();
      await link(page, 'Users').click();
      await text(page, observer.email).waitFor();
    },
    { as: () => observer, ownSession: true },
  ),
);

test(
  'shows and hides each password by a toggle of its own',
  scene(async ({ page, open }) => {
    await open('/profile');
    await button(page, 'Show new password').click();
    expect(await field(page, 'New Password').getAttribute('type')).toBe('text');
    expect(await field(page, 'Current Password').getAttribute('type')).toBe('password');
    await button(page, 'Hide new password').click();
    expect(await field(page, 'New Password').getAttribute('type')).toBe('password');
  }),
);
