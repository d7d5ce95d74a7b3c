import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { makeCategory, takePermissions } from './support/records';
import { action, dialog, field, row } from './support/lists';
import { alert, button, leaveAnyway, link, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let session: LoginResponse;
let parent: number;
let viewer: Account;
let editor: Account;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  parent = await makeCategory(product, session, 'မိုးလေဝသ');
  await makeCategory(product, session, 'မိုးသည်း', parent);
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
  editor = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: ['category-create'] });
});

test(
  'shows parents and children to somebody without permissions, and nothing to change them',
  scene(
    async ({ page, open }) => {
      const expectNothing = async () => {
        for (const name of ['Create', 'Add child category', 'Edit', 'Delete']) {
          expect([name, await button(page, name).count()]).toEqual([name, 0]);
        }
      };
      await open('/category');
      await action(page, 'မိုးလေဝသ', 'View').waitFor();
      await expectNothing();
      await action(page, 'မိုးလေဝသ', 'View').click();
      await row(page, 'မိုးသည်း').waitFor();
      await expectNothing();
      expect(await link(page, 'View').count()).toBe(0);
    },
    { as: () => viewer },
  ),
);

test(
  "tells the server's words where the permission was taken away meanwhile",
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open(`/category/${parent}`);
      await button(page, 'Create').click();
      await field(page, 'Category Name').fill('မုန်တိုင်း');
      await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
      await page.getByRole('option', { name: 'category-two', exact: true }).click();
      await takePermissions(product, session, editor);
      await button(page, 'Create').click();
      expect(await alert(page).textContent()).toBe('This action is unauthorized.');
      await dialog(page, 'Create Child Category').waitFor();
      expect(await field(page, 'Category Name').inputValue()).toBe('မုန်တိုင်း');
    },
    { as: () => editor },
  ),
);

test(
  'refuses a name that a sibling has, in the words of the server',
  scene(async ({ page, open, faults }) => {
    faults.announce(/422/);
    await open('/category');
    await button(page, 'Create').click();
    await field(page, 'Category Name').fill('မိုးလေဝသ');
    await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
    await page.getByRole('option', { name: 'category-two', exact: true }).click();
    await button(page, 'Create').click();
    await alert(page).getByText('The name has already been taken.').waitFor();
    await button(page, 'Cancel').click();
    await leaveAnyway(page);
    await row(page, 'မိုးလေဝသ').waitFor();
    expect(await text(page, 'The name has already been taken.').count()).toBe(0);
  }),
);

test(
  'says so where there is no such parent',
  scene(async ({ page, open, faults }) => {
    faults.announce(/404/);
    await open('/category/99999');
    await alert(page).getByText('Failed to load parent category.').waitFor();
    await alert(page).getByText('Failed to load categories.').waitFor();
  }),
);
