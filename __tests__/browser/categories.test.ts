import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { logIn } from './support/backOffice';
import { makeCategory } from './support/records';
import { action, dialog, field, row, status } from './support/lists';
import { button, heading, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let session: LoginResponse;
let weather: number;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  weather = await makeCategory(product, session, 'မိုးလေဝသ');
});

test(
  'creates a parent with an icon that is chosen by the keys',
  scene(async ({ page, open }) => {
    await open('/category');
    await button(page, 'Create').click();
    const modal = dialog(page, 'Create Parent Category');
    await button(page, 'Create').click();
    await text(page, 'Please enter category name.').waitFor();
    await text(page, 'Please select a category icon.').waitFor();
    expect(await field(page, 'Parent Category').count()).toBe(0);

    await field(page, 'Category Name').fill('မုန်တိုင်း');
    const icon = page.getByRole('combobox', { name: 'Category Icon', exact: true });
    await icon.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'category-one', exact: true }).waitFor();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key);
    }
    await icon.getByText('category-nine', { exact: true }).waitFor();
    await button(page, 'Create').click();
    await modal.waitFor({ state: 'detached' });
    await status(page, 'Category created successfully!').waitFor();
    const shown = row(page, 'မုန်တိုင်း').getByRole('img', { name: 'Icon of မုန်တိုင်း' });
    expect(await shown.getAttribute('src')).toBe('/build/icons/category-nine.svg');
  }),
);

test(
  'changes a parent, and does nothing while a field is missing',
  scene(async ({ page, open }) => {
    await makeCategory(product, session, 'ရေကြီး');
    await open('/category');
    await action(page, 'ရေကြီး', 'Edit').click();
    const modal = dialog(page, 'Edit Parent Category');
    await field(page, 'Category Name').fill(' ');
    await button(page, 'Update').click();
    await field(page, 'Category Name').fill('ရေကြီးမှု');
    expect(await modal.getByRole('alert').count()).toBe(0);
    await button(page, 'Update').click();
    await modal.waitFor({ state: 'detached' });
    await status(page, 'Category updated successfully!').waitFor();
    await row(page, 'ရေကြီးမှု').waitFor();
  }),
);

test(
  'lists the children of a parent, which is fixed for a new child',
  scene(async ({ page, open }) => {
    await open('/category');
    await action(page, 'မိုးလေဝသ', 'View').click();
    await heading(page, 'မိုးလေဝသ').waitFor();
    await text(page, 'No category data found.').waitFor();
    await button(page, 'Create').click();
    await dialog(page, 'Create Child Category').waitFor();
    expect(await field(page, 'Parent Category').count()).toBe(0);
    await field(page, 'Category Name').fill('မိုးသည်း');
    await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
    await page.getByRole('option', { name: 'category-twenty-five', exact: true }).click();
    await button(page, 'Create').click();
    await action(page, 'မိုးသည်း', 'Edit').click();
    await dialog(page, 'Edit Child Category').waitFor();
    await field(page, 'Category Name').fill('မိုးသည်းထန်');
    await button(page, 'Update').click();
    await row(page, 'မိုးသည်းထန်').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/build/category/${weather}`);
  }),
);

test(
  'creates a child from the list of parents, under one that stands on a later page',
  scene(async ({ page, open }) => {
    for (let count = 1; count <= 5; count += 1) {
      await makeCategory(product, session, `ရာသီဥတု ${count}`);
    }
    const last = await makeCategory(product, session, 'ငလျင်');
    await open('/category');
    await row(page, 'မိုးလေဝသ').waitFor();
    expect(await row(page, 'ငလျင်').count()).toBe(0);
    await button(page, 'Add child category').click();
    const modal = dialog(page, 'Create Child Category');
    await button(page, 'Create').click();
    await text(page, 'Please select a parent category.').waitFor();
    await field(page, 'Category Name').fill('ငလျင်ငယ်');
    await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
    await page.getByRole('option', { name: 'category-five', exact: true }).click();
    await field(page, 'Parent Category').selectOption({ label: 'ငလျင်' });
    await button(page, 'Create').click();
    await modal.waitFor({ state: 'detached' });
    await open(`/category/${last}`);
    await heading(page, 'ငလျင်').waitFor();
    await row(page, 'ငလျင်ငယ်').waitFor();
  }),
);
