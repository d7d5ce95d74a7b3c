import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { logIn } from './support/backOffice';
import { field, status } from './support/lists';
import { pictureFile, takePhoto } from './support/photos';
import type { ChosenFile } from './support/photos';
import {
  CATEGORY,
  descriptionField,
  NEW_POST,
  preparePosts,
  readNewestPost,
  readPost,
  tagField,
  typeTag,
  writePost,
} from './support/postForm';
import { button, heading, link, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

let admin: LoginResponse;
let storedPost: () => Promise<number>;
let photo: ChosenFile;

beforeAll(async () => {
  admin = await logIn(product, ADMIN);
  storedPost = await preparePosts(product, admin);
  photo = await takePhoto('မြစ်ရေ.jpg', 6);
});

async function openEdit({ page, open }: Scene, id: number) {
  await open(`/posts/${id}/edit`);
  await descriptionField(page).waitFor();
}

const onList = ({ page }: Scene) => heading(page, 'Posts').waitFor();

test(
  'creates a post of Burmese text and real photographs, as it is found again on its form',
  scene(async (set) => {
    const { page, open } = set;
    await open('/posts');
    await link(page, 'Create').click();
    await heading(page, 'Create Post').waitFor();
    await descriptionField(page).waitFor();
    await button(page, 'Create Post').click();
    // Both spaces of the specified text are on show.
    const missing = page.getByText('Description is required.', { exact: true });
    expect(await missing.innerText()).toBe('Description  is required.');
    await writePost(page, NEW_POST);
    await tagField(page).fill('လ');
    const offered = page.getByRole('listbox');
    expect(await offered.evaluate((list) => getComputedStyle(list).maxHeight)).toBe('300px');
    await tagField(page).fill('');
    await typeTag(page, 'ငလျင်');
    await page.getByRole('radio', { name: 'Knowledge' }).check();
    await field(page, 'Cover Photo').setInputFiles(photo);
    await field(page, 'Description Image').setInputFiles([photo, await pictureFile('b.jpg')]);
    await field(page, 'Backdate').fill('5/6/2026');
    await button(page, 'Create Post').click();
    await onList(set);
    await status(page, 'Post created successfully!').waitFor();

    const post = await readNewestPost(product, admin);
    expect(post).toMatchObject({
      title: NEW_POST.title,
      type: 'knowledge',
      category: CATEGORY,
      description: `<p>${NEW_POST.words}</p>`,
    });
    expect(post.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(['မိုး', 'ငလျင်']));
    expect(post.description_images).toHaveLength(2);

    await openEdit(set, Number(post.id));
    expect(await field(page, 'Title').inputValue()).toBe(NEW_POST.title);
    expect(await field(page, 'Backdate').inputValue()).toBe('05-06-2026');
    expect(await descriptionField(page).textContent()).toBe(NEW_POST.words);
    expect(await button(page, 'Remove File').count()).toBe(3);
  }),
);

test(
  'sends an untouched post back as it was, to the byte',
  scene(async (set) => {
    const id = await storedPost();
    const before = await readPost(product, admin, id);
    await openEdit(set, id);
    await button(set.page, 'Update').click();
    await status(set.page, 'Post updated successfully!').waitFor();
    expect(await readPost(product, admin, id)).toEqual({ ...before, version: 2 });
  }),
);

test(
  'takes out the cover and an image, adds another and keeps the rest',
  scene(async (set) => {
    const { page } = set;
    const id = await storedPost();
    const before = await readPost(product, admin, id);
    await openEdit(set, id);
    await button(page, 'Remove File').nth(1).click();
    await button(page, 'Remove File').first().click();
    await field(page, 'Description Image').setInputFiles(await pictureFile('new.jpg'));
    await text(page, 'new.jpg').waitFor();
    expect(await readPost(product, admin, id)).toEqual(before);
    await button(page, 'Update').click();
    await onList(set);
    const after = await readPost(product, admin, id);
    expect(after.cover_image).toBeNull();
    expect(after.description_images).toHaveLength(2);
    expect(after.description_images).toContainEqual(before.description_images[1]);
    expect(after.description_images).not.toContainEqual(before.description_images[0]);
    expect(after.description).toBe(before.description);
  }),
);
