import { ADMIN } from '../helpers/server/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { action, field } from './support/lists';
import { alert, button, heading, link, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let viewer: Account;
let editor: Account;
let admin: string;

beforeAll(async () => {
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
  editor = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: ['user-edit'] });
  admin = `/users/${(await logIn(product, ADMIN)).user.id}/edit`;
});

test(
  'shows View alone in the list to somebody without permissions',
  scene(
    async ({ page, open }) => {
      await open('/users');
      await action(page, 'ဦးသန်းလွင်', 'View').waitFor();
      expect(await link(page, 'Create').count()).toBe(0);
      expect(await link(page, 'Edit').count()).toBe(0);
      expect(await button(page, 'Delete').count()).toBe(0);
    },
    { as: () => viewer },
  ),
);

test(
  "tells on the create form that saving is refused, and then the server's words",
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open('/users/create');
      await text(page, 'You do not have permission to save.').waitFor();
      await field(page, 'Full Name').fill('ဦးအောင်');
      await field(page, 'Email').fill('aung@example.org');
      await field(page, 'Password').fill('monsoon-2026');
      await field(page, 'Confirm Password').fill('monsoon-2026');
      await field(page, 'Role').selectOption({ label: 'Editor' });
      await button(page, 'Create User').click();
      expect(await alert(page).textContent()).toBe('This action is unauthorized.');
      expect(await field(page, 'Full Name').inputValue()).toBe('ဦးအောင်');
    },
    { as: () => viewer },
  ),
);

test(
  'refuses an update in the same way',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open(admin);
      await heading(page, 'Edit User').waitFor();
      await text(page, 'You do not have permission to save.').waitFor();
      await button(page, 'Update').click();
      expect(await alert(page).textContent()).toBe('This action is unauthorized.');
    },
    { as: () => viewer },
  ),
);

test(
  'lets nobody lift himself to a privileged role, and offers him no deletion',
  scene(
    async ({ page, open, faults, session }) => {
      faults.announce(/403/);
      await open('/users');
      await action(page, 'ဒေါ်ခင်မြတ်နိုး', 'Edit').waitFor();
      expect(await button(page, 'Delete').count()).toBe(0);
      await open(`/users/${session?.user.id}/edit`);
      await field(page, 'Role').selectOption({ label: 'Super Admin' });
      await button(page, 'Update').click();
      expect(await alert(page).textContent()).toBe('This action is unauthorized.');
    },
    { as: () => editor },
  ),
);

test(
  'shows who changes himself his new name at once',
  scene(
    async ({ page, open, session }) => {
      await open(`/users/${session?.user.id}/edit`);
      await field(page, 'Name').fill('ဦးသန်းလွင်မောင်');
      await button(page, 'Update').click();
      await heading(page, 'Users').waitFor();
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
      await page.getByRole('main').getByText('ဦးသန်းလွင်မောင်', { exact: true }).waitFor();
      // In the sidebar as well as in the profile.
      expect(await text(page, 'ဦးသန်းလွင်မောင်').count()).toBe(2);
    },
    { as: () => editor },
  ),
);
