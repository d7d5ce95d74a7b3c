import type { Page } from 'playwright-core';
import { signIn } from '../../helpers/browser/puzzle';
import { ADMIN } from '../../helpers/server/product';
import { logIn } from './backOffice';
import { action, dialog, field, postAction, postRow, row, search, status } from './lists';
import { pictureFile } from './photos';
import { descriptionField, NEW_POST, tagField, writePost } from './postForm';
import {
  alert,
  button,
  eventually,
  fileInput,
  heading,
  link,
  logOut,
  sliderRows,
  text,
} from './screen';
import type { openStage } from './stage';

const NOTICE = 'မုန်တိုင်းသတိပေးချက်';
const PERSON = 'ဒေါ်ခင်မြတ်နိုး';
const NEXT = 'mangrove-71';

/** A permission. Servers name permissions differently. */
const permission = (page: Page, noun: string, act: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^(${act} ${noun}|${noun} ${act})$`, 'i') });

async function chooseIcon(page: Page) {
  await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
  await page.getByRole('option', { name: 'category-five', exact: true }).click();
}

async function confirmDeletion(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/**
 * One flow for each kind of entity, from its form to the list and back, on the server of the stage.
 * None makes a call that the server does not have.
 */
export function describeMainFlows({ product, office, scene }: ReturnType<typeof openStage>): void {
  beforeAll(async () => {
    await office.makeCategory(NEW_POST.category);
    await office.makeRole({ en: 'Observer', mm: 'လေ့လာသူ' }, ['post-create']);
  });

  test(
    'reports why a sign-in failed, signs in and signs out',
    scene(
      async ({ page, open, faults }) => {
        faults.announce(/4(01|22)/);
        await open('/');
        await signIn(page, { ...ADMIN, password: 'not the password' });
        expect(await alert(page).textContent()).toBe(
          'Login failed: These credentials do not match our records.',
        );
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await signIn(page, ADMIN);
        await heading(page, 'Slider').waitFor();
        await logOut(page);
        await open('/posts');
        await button(page, 'Login').waitFor();
      },
      { signedOut: true },
    ),
  );

  test(
    'creates a slider, and replaces an image of it',
    scene(async ({ page, open }) => {
      await open('/slider');
      await text(page, 'No slider data found.').waitFor();
      await link(page, 'Create').click();
      await fileInput(page).setInputFiles([await pictureFile('a.jpg'), await pictureFile('b.jpg')]);
      await button(page, 'Create').click();
      const thumbnail = sliderRows(page).first().getByRole('img', { name: 'Slider 1' });
      const width = () => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await eventually(async () => expect(await width()).toBe(64));

      await link(page, 'Edit').click();
      await text(page, 'Image 2').waitFor();
      await button(page, 'Remove File').first().click();
      await fileInput(page).setInputFiles(await pictureFile('c.jpg', '#808000'));
      await text(page, 'c.jpg').waitFor();
      await button(page, 'Update').click();
      await heading(page, 'Slider').waitFor();
      await link(page, 'View').click();
      await button(page, 'Image 2').waitFor();
      expect(await text(page, 'Image 3').count()).toBe(0);
    }),
  );

  test(
    'creates an announcement, and takes it down by a blank text',
    scene(async ({ page, open }) => {
      await open('/announcement');
      await text(page, 'No announcement data found.').waitFor();
      await button(page, 'Create').click();
      await field(page, 'Text').fill(NOTICE);
      await field(page, 'Type').selectOption('be careful');
      await button(page, 'Create').click();
      await status(page, 'Announcement created successfully!').waitFor();
      await row(page, NOTICE).getByText('be careful', { exact: true }).waitFor();
      await action(page, NOTICE, 'Edit').click();
      await field(page, 'Text').fill('');
      await button(page, 'Update').click();
      await button(page, 'Take down').click();
      await status(page, 'Announcement updated successfully!').waitFor();
      await row(page, '-').waitFor();
    }),
  );

  test(
    'creates a role with some permissions, finds and changes it',
    scene(async ({ page, open }) => {
      await open('/role/create');
      await permission(page, 'post', 'create').check();
      await permission(page, 'slider', 'edit').check();
      await field(page, 'Role Name (English)').fill('Forecaster');
      await field(page, 'Role Name (Myanmar)').fill('ခန့်မှန်းသူ');
      await button(page, 'Create').click();
      await heading(page, 'Roles').waitFor();
      await search(page, { text: 'ခန့်မှန်း' });
      await status(page, '1 result for "ခန့်မှန်း"').waitFor();
      await action(page, 'Forecaster', 'Edit').click();
      await permission(page, 'post', 'create').uncheck();
      await button(page, 'Update').click();
      await action(page, 'Forecaster', 'View').click();
      await heading(page, 'Role Detail').waitFor();
      const ticked = page.getByRole('checkbox', { checked: true });
      await ticked.first().waitFor();
      expect(await ticked.count()).toBe(1);
    }),
  );

  test(
    'creates a category and its child',
    scene(async ({ page, open }) => {
      await open('/category');
      await button(page, 'Create').click();
      await field(page, 'Category Name').fill('မုန်တိုင်း');
      await chooseIcon(page);
      await button(page, 'Create').click();
      await status(page, 'Category created successfully!').waitFor();
      await button(page, 'Add child category').click();
      await field(page, 'Category Name').fill('လေပြင်း');
      await chooseIcon(page);
      await field(page, 'Parent Category').selectOption({ label: 'မုန်တိုင်း' });
      await button(page, 'Create').click();
      await dialog(page, 'Create Child Category').waitFor({ state: 'detached' });
      await action(page, 'မုန်တိုင်း', 'View').click();
      await heading(page, 'မုန်တိုင်း').waitFor();
      await action(page, 'လေပြင်း', 'Edit').click();
      await field(page, 'Category Name').fill('လေပြင်းမုန်တိုင်း');
      await button(page, 'Update').click();
      await row(page, 'လေပြင်းမုန်တိုင်း').waitFor();
    }),
  );

  test(
    'creates a post with a tag and images, edits and deletes it',
    scene(async ({ page, open }) => {
      await open('/posts');
      await link(page, 'Create').click();
      await heading(page, 'Create Post').waitFor();
      await descriptionField(page).waitFor();
      await button(page, 'Create Post').click();
      // Both spaces of the specified text are visible.
      const missing = page.getByText('Description is required.', { exact: true });
      expect(await missing.innerText()).toBe('Description  is required.');
      await writePost(page);
      await tagField(page).fill('လ');
      const offered = page.getByRole('listbox');
      expect(await offered.evaluate((list) => getComputedStyle(list).maxHeight)).toBe('300px');
      await tagField(page).fill('');
      await field(page, 'Cover Photo').setInputFiles(await pictureFile('cover.jpg'));
      await field(page, 'Description Image').setInputFiles([
        await pictureFile('a.jpg'),
        await pictureFile('b.jpg'),
      ]);
      await field(page, 'Backdate').fill('5/6/2026');
      await button(page, 'Create Post').click();
      await status(page, 'Post created successfully!').waitFor();
      await open(`/posts?query=${encodeURIComponent(NEW_POST.title)}`);
      const cells = postRow(page, NEW_POST.title).getByRole('cell');
      await cells.first().waitFor();
      expect((await cells.allTextContents()).slice(2, 6)).toEqual([
        NEW_POST.tag,
        NEW_POST.category,
        'Post',
        '05-06-2026',
      ]);

      await postAction(page, NEW_POST.title, 'Edit').click();
      await descriptionField(page).waitFor();
      expect(await descriptionField(page).textContent()).toBe(NEW_POST.words);
      expect(await field(page, 'Backdate').inputValue()).toBe('05-06-2026');
      expect(await button(page, 'Remove File').count()).toBe(3);
      await button(page, 'Remove File').nth(2).click();
      await field(page, 'Title').fill('ရေကျပြီ');
      await button(page, 'Update').click();
      await status(page, 'Post updated successfully!').waitFor();

      await open(`/posts?query=${encodeURIComponent('ရေကျပြီ')}`);
      await postAction(page, 'ရေကျပြီ', 'View').click();
      await page.getByRole('heading', { level: 2, name: 'ရေကျပြီ', exact: true }).waitFor();
      await page.goBack();
      await postAction(page, 'ရေကျပြီ', 'Delete').click();
      await confirmDeletion(page);
      await text(page, 'No post data found.').waitFor();
    }),
  );

  test(
    'creates, edits and deletes a user',
    scene(async ({ page, open }) => {
      await open('/users/create');
      await field(page, 'Full Name').fill(PERSON);
      await field(page, 'Email').fill('khin@example.org');
      await field(page, 'Password').fill('monsoon-2026');
      await field(page, 'Confirm Password').fill('monsoon-2026');
      await field(page, 'Role').selectOption({ label: 'Observer' });
      await button(page, 'Create User').click();
      await status(page, 'User created successfully!').waitFor();
      await row(page, PERSON).getByRole('cell', { name: 'Observer', exact: true }).waitFor();
      await action(page, PERSON, 'Edit').click();
      await field(page, 'Name').fill(`${PERSON} ၂`);
      await button(page, 'Update').click();
      await status(page, 'User updated successfully!').waitFor();
      await action(page, `${PERSON} ၂`, 'Delete').click();
      await confirmDeletion(page);
      await row(page, ADMIN.email).first().waitFor();
      await row(page, `${PERSON} ၂`).waitFor({ state: 'detached' });
    }),
  );

  // This is last, because changing the password ends the session that the tests share.
  test(
    'changes the password on the profile',
    scene(
      async ({ page, open }) => {
        await open('/profile');
        const fill = async (from: string, to: string) => {
          await field(page, 'Current Password').fill(from);
          await field(page, 'New Password').fill(to);
          await field(page, 'Confirm New Password').fill(to);
        };
        await fill(ADMIN.password, NEXT);
        await button(page, 'Change Password').click();
        await status(page, 'Password changed successfully!').waitFor();
        await expect(logIn(product, ADMIN)).rejects.toThrow(/4(01|22)/);
        const response = page.waitForResponse('**/api/change-password');
        await fill(NEXT, ADMIN.password);
        // With a fast server, a click on the button of the new form would count as a double tap.
        await field(page, 'Confirm New Password').press('Enter');
        expect((await response).ok()).toBe(true);
        await logIn(product, ADMIN);
      },
      { ownSession: true },
    ),
  );
}
