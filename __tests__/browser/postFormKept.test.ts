import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { addUser, logIn, revoke } from './support/backOffice';
import type { Account } from './support/backOffice';
import { eventually } from './support/eventually';
import { field } from './support/lists';
import { scriptsWith } from './support/loaded';
import { lookAtEveryWidth } from './support/look';
import { pictureFile } from './support/photos';
import type { ChosenFile } from './support/photos';
import {
  descriptionField,
  NEW_POST,
  preparePosts,
  readPost,
  tagField,
  writeDescription,
  writePost,
} from './support/postForm';
import { takePermissions } from './support/records';
import { button, heading, signInScreen, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let admin: LoginResponse;
let writer: Account;
let storedPost: () => Promise<number>;
let cover: ChosenFile;

beforeAll(async () => {
  admin = await logIn(product, ADMIN);
  writer = await addUser(product, { name: 'ဒေါ်ခင်', permissions: ['post-create', 'post-edit'] });
  storedPost = await preparePosts(product, admin);
  cover = await pictureFile('cover.jpg');
});

test(
  'shows what is wrong with a change, asks the server all the same and keeps what was typed',
  scene(async ({ page, open, faults }) => {
    faults.announce(/422/);
    const id = await storedPost();
    const before = await readPost(product, admin, id);
    await open(`/posts/${id}/edit`);
    await descriptionField(page).waitFor();
    await field(page, 'Title').fill('');
    await field(page, 'Backdate').fill('01-01-2999');
    await writeDescription(page, ' ထပ်မံ');
    await button(page, 'Update').click();
    await text(page, 'Failed to update post.').waitFor();
    await text(page, 'Title is required.').waitFor();
    await text(page, 'Backdate cannot be in the future.').waitFor();
    expect(await field(page, 'Backdate').inputValue()).toBe('01-01-2999');
    expect(await descriptionField(page).textContent()).toContain('ထပ်မံ');
    expect(await readPost(product, admin, id)).toEqual(before);
  }),
);

test(
  'gives back what was written after the session has ended beneath it',
  scene(
    async ({ page, open, session, faults }) => {
      faults.announce(/401/);
      await open('/posts/create');
      await writePost(page, NEW_POST);
      await field(page, 'Cover Photo').setInputFiles(cover);
      if (session) await revoke(product, session);
      await button(page, 'Create Post').click();
      await signInScreen(page);
      const again = await logIn(product, ADMIN);
      await page.evaluate(({ token, user }) => {
        localStorage.setItem('auth_token', token);
        localStorage.setItem('auth_user', JSON.stringify(user));
      }, again);
      await open('/posts/create');
      await button(page, 'Restore').click();
      expect(await field(page, 'Title').inputValue()).toBe(NEW_POST.title);
      await eventually(async () =>
        expect(await descriptionField(page).textContent()).toBe(NEW_POST.words),
      );
      await button(page, 'Remove tag မိုး').waitFor();
    },
    { ownSession: true },
  ),
);

test(
  'is worked on a phone, and looks right at every width with and without faults',
  scene(
    async ({ page, open }) => {
      await open('/posts/create');
      await descriptionField(page).waitFor();
      await button(page, 'Create Post').click();
      await text(page, 'Cover photo is required.').waitFor();
      expect(await field(page, 'Title').evaluate((one) => one === document.activeElement)).toBe(
        true,
      );
      await lookAtEveryWidth(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await writePost(page, { ...NEW_POST, title: 'On a phone' });
      await field(page, 'Cover Photo').setInputFiles(cover);
      await tagField(page).pressSequentially('Fl');
      await page.getByRole('option', { name: 'Flood' }).click();
      await lookAtEveryWidth(page);
      await button(page, 'Create Post').click();
      await heading(page, 'Posts').waitFor();
      await text(page, 'On a phone').first().waitFor();
    },
    { viewport: { width: 375, height: 700 } },
  ),
);

test(
  'keeps what was written where the permission is gone',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open('/posts/create');
      await writePost(page, NEW_POST);
      await field(page, 'Cover Photo').setInputFiles(cover);
      await takePermissions(product, admin, writer);
      await button(page, 'Create Post').click();
      await text(page, 'Failed to create post.').waitFor();
      expect(await field(page, 'Title').inputValue()).toBe(NEW_POST.title);
      expect(await descriptionField(page).textContent()).toBe(NEW_POST.words);
      await text(page, 'cover.jpg').waitFor();
    },
    { as: () => writer },
  ),
);

test(
  'shows the form without its editor where that does not come, and fetches it when asked again',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/ERR_FAILED/);
      faults.announce(/a part of the page could not be loaded/);
      await open('/posts/create');
      await descriptionField(page).waitFor();
      const [editor = ''] = await scriptsWith(page, 'public/DraftEditor');
      expect(editor).not.toBe('');

      await page.route(editor, (route) => route.abort());
      await page.reload();
      await text(page, 'The editor could not be loaded.').waitFor();
      await field(page, 'Title').fill(NEW_POST.title);
      await page.unroute(editor);
      await button(page, 'Try again').click();
      await writeDescription(page, NEW_POST.words);
      expect(await field(page, 'Title').inputValue()).toBe(NEW_POST.title);
    },
    { isFresh: true },
  ),
);
