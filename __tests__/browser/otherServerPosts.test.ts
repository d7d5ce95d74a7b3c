import { eventually } from './support/eventually';
import { logIn } from './support/backOffice';
import { ADMIN } from '../helpers/server/product';
import { action, currentPage, field, row, search, status } from './support/lists';
import { pictureFile } from './support/photos';
import { descriptionField, NEW_POST, writePost } from './support/postForm';
import { postAction, postRow } from './support/postRecords';
import { addPosts, addCategory, addRole, describeOnPython } from './support/python';
import { button, heading, link, text } from './support/screen';

const PERSON = 'ဒေါ်ခင်မြတ်နိုး';
const NEXT = 'mangrove-71';

describeOnPython('posts and users on a server in Python', ({ product, scene }) => {
  beforeAll(async () => {
    const session = await logIn(product, ADMIN);
    await addCategory(product, session, NEW_POST.category);
    await addRole(product, session, 'Observer');
    await addPosts(product, session, ['မြစ်ရေ', 'ချောင်းရေ']);
  });

  test(
    'creates a post with a tag and images, edits and deletes it',
    scene(async ({ page, open }) => {
      await open('/posts');
      await link(page, 'Create').click();
      await heading(page, 'Create Post').waitFor();
      await writePost(page, NEW_POST);
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
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await text(page, 'No post data found.').waitFor();
    }),
  );

  test(
    'filters posts and turns the page',
    scene(async ({ page, open }) => {
      await open('/posts');
      await postRow(page, 'ချောင်းရေ 6').waitFor();
      await button(page, 'Page 2').click();
      await postRow(page, 'မြစ်ရေ 1').waitFor();
      await search(page, { text: 'မြစ်ရေ' });
      await status(page, '6 results for "မြစ်ရေ"').waitFor();
      await button(page, 'Next page').click();
      await postRow(page, 'မြစ်ရေ 1').getByRole('cell', { name: '6', exact: true }).waitFor();
      await currentPage(page, 2).waitFor();
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
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row(page, ADMIN.email).first().waitFor();
      await row(page, `${PERSON} ၂`).waitFor({ state: 'detached' });
    }),
  );

  test(
    'shows a profile without a list of sessions, and changes the password',
    scene(
      async ({ page, open, faults }) => {
        faults.announce(/404.*\/api\/sessions/);
        await open('/profile');
        const change = async (from: string, to: string) => {
          await field(page, 'Current Password').fill(from);
          await field(page, 'New Password').fill(to);
          await field(page, 'Confirm New Password').fill(to);
          await button(page, 'Change Password').click();
        };
        await change(ADMIN.password, NEXT);
        await status(page, 'Password changed successfully!').waitFor();
        await expect(logIn(product, ADMIN)).rejects.toThrow('422');
        await change(NEXT, ADMIN.password);
        await eventually(async () => void (await logIn(product, ADMIN)));
      },
      { ownSession: true },
    ),
  );
});
