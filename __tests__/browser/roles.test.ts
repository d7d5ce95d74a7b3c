import type { Page } from 'playwright-core';
import { PERMISSION_SLUGS } from '../../src/contract/permissions';
import { ADMIN } from '../helpers/server/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { action, field, row, search, status } from './support/lists';
import { alert, button, heading, link, text } from './support/screen';
import { eventually } from './support/eventually';
import { makeRole } from './support/records';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const WATCH = 'Night watch';

let keeper: Account;
let ownRole: string;

beforeAll(async () => {
  await makeRole(product, await logIn(product, ADMIN), {
    en: WATCH,
    mm: 'ညစောင့်',
    permissions: ['post-create', 'slider-edit'],
  });
  keeper = await addUser(product, {
    name: 'ဦးသန်းလွင်',
    permissions: ['role-create', 'role-edit'],
  });
  ownRole = `/role/${(await logIn(product, keeper)).user.role_id}/edit`;
});

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const ticked = (page: Page) => page.getByRole('checkbox', { checked: true });

const expectTicked = (page: Page, count: number) =>
  eventually(async () => expect(await ticked(page).count()).toBe(count));

test(
  'tells what a new role lacks, ticks all permissions at once, and leads to the list',
  scene(async ({ page, open }) => {
    await open('/role');
    await link(page, 'Create').click();
    await heading(page, 'Create Role').waitFor();
    await page.getByRole('checkbox').first().waitFor();
    await button(page, 'Create').click();
    await text(page, 'English name is required.').waitFor();
    await text(page, 'Myanmar name is required.').waitFor();
    await text(page, 'At least one permission must be selected.').waitFor();

    await button(page, 'Select All').click();
    await expectTicked(page, PERMISSION_SLUGS.length);
    await button(page, 'Unselect All').click();
    await expectTicked(page, 0);
    await checkbox(page, 'Create post').check();
    await page.getByRole('group', { name: 'Slider' }).getByLabel('Edit slider').check();
    await field(page, 'Role Name (English)').fill('Forecaster');
    await field(page, 'Role Name (Myanmar)').fill('မိုးလေဝသခန့်မှန်းသူ');
    await button(page, 'Create').click();
    await heading(page, 'Roles').waitFor();
    expect(new URL(page.url()).pathname).toBe('/build/role');
    await search(page, { text: 'ခန့်မှန်း' });
    await status(page, '1 result for "ခန့်မှန်း"').waitFor();
    await row(page, 'Forecaster').getByText('မိုးလေဝသခန့်မှန်းသူ', { exact: true }).waitFor();
  }),
);

test(
  'shows the permissions of a role without letting them be changed',
  scene(async ({ page, open }) => {
    await open('/role');
    await action(page, WATCH, 'View').click();
    await heading(page, 'Role Detail').waitFor();
    await expectTicked(page, 2);
    expect(await checkbox(page, 'Create post').isChecked()).toBe(true);
    expect(await checkbox(page, 'Edit slider').isChecked()).toBe(true);
    const boxes = await page.getByRole('checkbox').all();
    expect(boxes).toHaveLength(PERMISSION_SLUGS.length);
    expect(await Promise.all(boxes.map((box) => box.isDisabled()))).not.toContain(false);
  }),
);

test(
  'changes a role, which needs both names but no permission',
  scene(async ({ page, open }) => {
    await open('/role');
    await action(page, WATCH, 'Edit').click();
    await heading(page, 'Edit Role').waitFor();
    await expectTicked(page, 2);
    await field(page, 'Role Name (Myanmar)').fill(' ');
    await button(page, 'Update').click();
    await text(page, 'Please fill in both English and Myanmar names.').waitFor();
    await field(page, 'Role Name (Myanmar)').fill('ညဆိုင်း');
    await button(page, 'Select All').click();
    await button(page, 'Unselect All').click();
    await button(page, 'Update').click();
    await row(page, WATCH).getByText('ညဆိုင်း', { exact: true }).waitFor();
    await action(page, WATCH, 'View').click();
    await heading(page, 'Role Detail').waitFor();
    await page.getByRole('checkbox').first().waitFor();
    expect(await ticked(page).count()).toBe(0);
  }),
);

test(
  'refuses a name that another role has, in the words of the server',
  scene(async ({ page, open, faults }) => {
    faults.announce(/422/);
    await open('/role/create');
    await field(page, 'Role Name (English)').fill('Editor');
    await field(page, 'Role Name (Myanmar)').fill('အယ်ဒီတာ');
    await button(page, 'Select All').click();
    await button(page, 'Create').click();
    expect(await alert(page).textContent()).toBe('A role with these names already exists.');
    expect(await field(page, 'Role Name (English)').inputValue()).toBe('Editor');
  }),
);

test(
  'goes by a role at once that somebody has changed of their own',
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
