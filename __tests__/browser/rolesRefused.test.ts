import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { action, field } from './support/lists';
import { alert, button, heading, link, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let viewer: Account;
let keeper: Account;
let ownRole: string;

beforeAll(async () => {
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
  keeper = await addUser(product, {
    name: 'ဦးသန်းလွင်',
    permissions: ['role-create', 'role-edit'],
  });
  ownRole = `/role/${(await logIn(product, keeper)).user.role_id}/edit`;
});

test(
  'shows View alone in the list to somebody without permissions',
  scene(
    async ({ page, open }) => {
      await open('/role');
      await action(page, 'Editor', 'View').waitFor();
      expect(await link(page, 'Create').count()).toBe(0);
      expect(await link(page, 'Edit').count()).toBe(0);
      expect(await button(page, 'Delete').count()).toBe(0);
    },
    { as: () => viewer },
  ),
);

test(
  'tells on the create form that saving is refused, and refuses it',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open('/role/create');
      await text(page, 'You do not have permission to save.').waitFor();
      await field(page, 'Role Name (English)').fill('Forecaster');
      await field(page, 'Role Name (Myanmar)').fill('ခန့်မှန်းသူ');
      await button(page, 'Select All').click();
      await button(page, 'Create').click();
      expect(await alert(page).textContent()).toBe('Failed to create role.');
      expect(await field(page, 'Role Name (Myanmar)').inputValue()).toBe('ခန့်မှန်းသူ');
    },
    { as: () => viewer },
  ),
);

test(
  'tells on the edit form that saving is refused, and refuses it',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open(ownRole);
      await heading(page, 'Edit Role').waitFor();
      await text(page, 'You do not have permission to save.').waitFor();
      await button(page, 'Update').click();
      expect(await alert(page).textContent()).toBe('Failed to update role.');
    },
    { as: () => viewer },
  ),
);

test(
  'goes by a role at once that somebody has changed of himself',
  scene(
    async ({ page, open }) => {
      await open('/role');
      await link(page, 'Create').waitFor();
      await open(ownRole);
      await field(page, 'Role Name (English)').fill('Night shift');
      await page.getByRole('checkbox', { name: 'Create role', exact: true }).uncheck();
      await button(page, 'Update').click();
      await heading(page, 'Roles').waitFor();
      await action(page, 'Editor', 'View').waitFor();
      expect(await link(page, 'Create').count()).toBe(0);
      await text(page, 'Night shift').waitFor();
    },
    { as: () => keeper },
  ),
);
