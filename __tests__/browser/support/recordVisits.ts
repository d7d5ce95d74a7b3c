import { action, dialog, field, row, search, status } from './lists';
import { postAction, postRow } from './postRecords';
import { alert, button, heading, text } from './screen';
import zawgyi from '../../fixtures/burmese/zawgyi.json';
import type { Scene } from './stage';

type Visits = Record<string, (scene: Scene) => Promise<void>>;

/** What there is to be seen, by its name. */
export const SEEN = {
  announcement: 'မုန်တိုင်းသတိပေးချက်၊ ကမ်းရိုးတန်းဒေသများ',
  parent: 'မိုးလေဝသ',
  child: 'မိုးသည်းထန်စွာရွာသွန်းမှု',
  user: 'ဒေါ်ခင်မြတ်နိုး',
  post: 'ဧရာဝတီမြစ်ရေ စိုးရိမ်ရေမှတ်အထက် ရောက်ရှိ',
};

async function openAnnouncement({ page, open }: Scene, what: 'View' | 'Edit') {
  await open('/announcement');
  await action(page, SEEN.announcement, what).click();
}

async function openNewAnnouncement({ page, open }: Scene) {
  await page.route('**/api/announcements', (route) => route.fulfill({ json: { data: [] } }));
  await open('/announcement');
  await button(page, 'Create').click();
}

export const announcementVisits: Visits = {
  async 'no announcement'({ page, open }) {
    await page.route('**/api/announcements', (route) => route.fulfill({ json: { data: [] } }));
    await open('/announcement');
    await text(page, 'No announcement data found.').waitFor();
  },
  async 'a new announcement with errors'(scene) {
    await openNewAnnouncement(scene);
    await dialog(scene.page, 'Create Announcement').waitFor();
    await button(scene.page, 'Create').click();
    await text(scene.page, 'Type is required.').waitFor();
  },
  async 'an announcement'(scene) {
    await openAnnouncement(scene, 'View');
    await dialog(scene.page, 'Announcement Detail').waitFor();
  },
  async 'an announcement in the list after it was changed'(scene) {
    await openAnnouncement(scene, 'Edit');
    await button(scene.page, 'Update').click();
    await status(scene.page, 'Announcement updated successfully!').waitFor();
    await dialog(scene.page, 'Edit Announcement').waitFor({ state: 'detached' });
  },
  async 'an announcement being changed'(scene) {
    await openAnnouncement(scene, 'Edit');
    await field(scene.page, 'Text').waitFor();
  },
  async 'the history of an announcement'(scene) {
    await openAnnouncement(scene, 'View');
    await button(scene.page, 'History').click();
    await button(scene.page, 'Use this text again').first().waitFor();
  },
  async 'a new template with errors'({ page, open }) {
    await open('/announcement/templates');
    await button(page, 'Create').click();
    await dialog(page, 'Create Template').waitFor();
    await dialog(page, 'Create Template').getByRole('button', { name: 'Create' }).click();
    await text(page, 'Hazard is required.').waitFor();
  },
};

export const roleVisits: Visits = {
  async 'roles on two pages'({ page, open }) {
    await open('/role');
    await button(page, 'Page 2').waitFor();
  },
  async 'a new role with errors'({ page, open }) {
    await open('/role/create');
    await page.getByRole('checkbox').first().waitFor();
    await button(page, 'Create').click();
    await text(page, 'At least one permission must be selected.').waitFor();
  },
  async 'a role'({ page, open }) {
    await open('/role');
    await action(page, 'Editor', 'View').click();
    await page.getByRole('checkbox').first().waitFor();
  },
  async 'a role being changed'({ page, open }) {
    await open('/role');
    await action(page, 'Editor', 'Edit').click();
    await page.getByRole('checkbox').first().waitFor();
    await field(page, 'Role Name (English)').fill('');
    await button(page, 'Update').click();
    await text(page, 'Please fill in both English and Myanmar names.').waitFor();
  },
};

export const userVisits: Visits = {
  async users({ page, open }) {
    await open('/users');
    await row(page, SEEN.user).waitFor();
  },
  async 'a new user with errors'({ page, open }) {
    await open('/users/create');
    await button(page, 'Create User').click();
    await text(page, 'Role is required.').waitFor();
  },
  async 'a user'({ page, open }) {
    await open('/users');
    await action(page, SEEN.user, 'View').click();
    await heading(page, 'User Detail').waitFor();
    await page.getByRole('main').getByText('Offline', { exact: true }).waitFor();
  },
  async 'a user being changed'({ page, open }) {
    await open('/users');
    await action(page, SEEN.user, 'Edit').click();
    await field(page, 'Role').getByText('Editor', { exact: true }).waitFor({ state: 'attached' });
  },
  async 'a question before deleting a user'({ page, open }) {
    await open('/users');
    await action(page, SEEN.user, 'Delete').click();
    await page.getByRole('alertdialog').waitFor();
  },
  async 'a profile with an error'({ page, open }) {
    await open('/profile');
    await field(page, 'New Password').fill('monsoon');
    await button(page, 'Change Password').click();
    await text(page, 'New passwords do not match.').waitFor();
  },
};

export const postVisits: Visits = {
  async posts({ page, open }) {
    await open('/posts');
    await postRow(page, SEEN.post.slice(0, 10)).waitFor();
  },
  async 'a post'({ page, open }) {
    await open('/posts');
    await postAction(page, SEEN.post.slice(0, 10), 'View').click();
    await page.getByRole('heading', { level: 2, name: SEEN.post }).waitFor();
  },
  async 'a question before deleting a post'({ page, open }) {
    await open('/posts');
    await postAction(page, SEEN.post.slice(0, 10), 'Delete').click();
    await page.getByRole('alertdialog').waitFor();
  },
  async 'a title in Zawgyi'({ page, open }) {
    await open('/posts/create');
    await field(page, 'Title').fill(zawgyi[0]?.[0] ?? '');
    await field(page, 'Title').blur();
    await text(page, 'This looks like Zawgyi. Convert to Unicode?').waitFor();
  },
};

const openParents = async ({ page, open }: Scene) => {
  await open('/category');
  await row(page, SEEN.parent).waitFor();
};

export const categoryVisits: Visits = {
  async 'categories that were searched'(scene) {
    await openParents(scene);
    await search(scene.page, { text: 'လေ', from: '2026-01-01' });
    await scene.page.getByText('1 result for "လေ"').waitFor();
  },
  async 'a search that was refused'(scene) {
    await openParents(scene);
    await search(scene.page, {});
    await alert(scene.page).waitFor();
  },
  async 'a calendar'(scene) {
    await openParents(scene);
    await button(scene.page, 'Choose date').first().click();
    await scene.page.getByRole('grid').waitFor();
  },
  async 'the children of a category'(scene) {
    await openParents(scene);
    await action(scene.page, SEEN.parent, 'View').click();
    await row(scene.page, SEEN.child).waitFor();
  },
  async 'a new child with errors'(scene) {
    await openParents(scene);
    await button(scene.page, 'Add child category').click();
    await dialog(scene.page, 'Create Child Category').waitFor();
    await button(scene.page, 'Create').click();
    await text(scene.page, 'Please select a parent category.').waitFor();
  },
  async 'the icons of a category being changed'(scene) {
    await openParents(scene);
    await action(scene.page, SEEN.parent, 'Edit').click();
    await scene.page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
    await scene.page.getByRole('option', { name: 'category-one', exact: true }).waitFor();
  },
};
