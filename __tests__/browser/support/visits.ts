import type { Translate } from '../../../src/client/shared/text/i18n';
import { ADMIN } from '../../helpers/server/product';
import zawgyi from '../../fixtures/burmese/zawgyi.json';
import { action, dialog, field, postAction, postRow, row } from './lists';
import { pictureFile } from './photos';
import { descriptionField } from './postForm';
import { alert, button, fileInput, heading, link, sliderRows, text } from './screen';
import { signOut, storeUser } from './stage';
import type { Scene } from './stage';
import { DELETED, EDITED, SEEN, STACKED, TITLE, versionsOfPost } from './visitedContent';

/** Opens a state of a screen, in the language of `t`. */
export type Visit = (scene: Scene, t: Translate) => Promise<void>;

const openSignIn: Visit = async (scene, t) => {
  await signOut(scene);
  await scene.open('/');
  await button(scene.page, t('Login')).waitFor();
};

const sendSignIn: Visit = async ({ page }, t) => {
  await field(page, t('E-mail')).fill(ADMIN.email);
  await field(page, t('Password')).fill(ADMIN.password);
  await button(page, t('Login')).click();
};

async function openSliders({ page, open }: Scene) {
  await open('/slider');
  await sliderRows(page).first().waitFor();
}

const openSlider: Visit = async (scene, t) => {
  await openSliders(scene);
  await link(scene.page, t('View')).click();
  await button(scene.page, t('Image {{number}}', { number: 1 })).waitFor();
};

const openAnnouncement = async ({ page, open }: Scene, what: string) => {
  await open('/announcement');
  await action(page, SEEN.announcement, what).click();
};

async function openNoAnnouncement({ page, open }: Scene) {
  await page.route('**/api/announcements', (route) => route.fulfill({ json: { data: [] } }));
  await open('/announcement');
}

async function openParents({ page, open }: Scene) {
  await open('/category');
  await row(page, SEEN.parent).waitFor();
}

const askToDelete: Visit = async ({ page, open }, t) => {
  await open('/posts');
  await postAction(page, TITLE, t('Delete')).click();
  await page.getByRole('alertdialog').waitFor();
};

/** Every list, form and dialog in its states: empty, filled, refused or invalid. */
export const visits: Record<string, Visit> = {
  'the sign-in form': openSignIn,
  async 'the display of the sign-in form'(scene, t) {
    await openSignIn(scene, t);
    await button(scene.page, t('Display')).click();
    await button(scene.page, t('Dark')).waitFor();
  },
  async 'the puzzle with its step buttons'(scene, t) {
    await openSignIn(scene, t);
    await sendSignIn(scene, t);
    await button(scene.page, t('Move without dragging')).click();
    await button(scene.page, t('Verify')).waitFor();
  },
  async 'a failed sign-in'(scene, t) {
    scene.faults.announce(/ERR_FAILED/);
    scene.faults.announce(/a part of the page could not be loaded/);
    await openSignIn(scene, t);
    await scene.page.route('**/*.js', (route) => route.abort());
    await sendSignIn(scene, t);
    await alert(scene.page).waitFor();
  },

  'a list': openSliders,
  async 'an empty list'({ page, open }, t) {
    await page.route('**/api/sliders', (route) => route.fulfill({ json: { data: [] } }));
    await open('/slider');
    await text(page, t('No slider data found.')).waitFor();
  },
  async 'a form with an error'({ page, open }, t) {
    await open('/slider/create');
    await button(page, t('Create')).click();
    await text(page, t('Please upload at least one slider image.')).waitFor();
  },
  async 'a form that may not be saved'({ page, session, open }, t) {
    await storeUser(page, { ...session?.user, slug: 'viewer', role: null, permissions: [] });
    await open('/slider/create');
    await fileInput(page, t('Images')).setInputFiles(await pictureFile(`${STACKED}.jpg`));
    await text(page, t('You do not have permission to save.')).waitFor();
  },
  async 'an edit form'(scene, t) {
    await openSliders(scene);
    await link(scene.page, t('Edit')).click();
    await button(scene.page, t('Remove File')).first().waitFor();
  },
  'a detail': openSlider,
  async 'an image above the page'(scene, t) {
    await openSlider(scene, t);
    await button(scene.page, t('Image {{number}}', { number: 1 })).click();
    await scene.page.getByRole('dialog').getByRole('img').waitFor();
  },

  async 'an unknown page'({ page, open }, t) {
    await open('/no/such/page');
    await heading(page, t('Page not found')).waitFor();
  },
  async 'the account menu'(scene, t) {
    await openSliders(scene);
    await button(scene.page, t('Account')).click();
    await scene.page.getByRole('menuitem', { name: t('Logout') }).waitFor();
  },
  async 'the sidebar of a narrow screen'(scene, t) {
    await scene.page.setViewportSize({ width: 375, height: 800 });
    await openSliders(scene);
    await button(scene.page, t('Open sidebar')).click();
    await scene.page.getByRole('navigation', { name: t('Main') }).waitFor();
  },

  async 'no announcement'(scene, t) {
    await openNoAnnouncement(scene);
    await text(scene.page, t('No announcement data found.')).waitFor();
  },
  async 'a new announcement with errors'(scene, t) {
    await openNoAnnouncement(scene);
    await button(scene.page, t('Create')).click();
    await dialog(scene.page, t('Create Announcement')).waitFor();
    await button(scene.page, t('Create')).click();
    await text(scene.page, t('Type is required.')).waitFor();
  },
  async 'an announcement'(scene, t) {
    await openAnnouncement(scene, t('View'));
    await dialog(scene.page, t('Announcement Detail')).waitFor();
  },
  async 'an announcement being changed'(scene, t) {
    await openAnnouncement(scene, t('Edit'));
    await field(scene.page, t('Text')).waitFor();
  },
  async 'an announcement in the list after it was changed'(scene, t) {
    await openAnnouncement(scene, t('Edit'));
    await button(scene.page, t('Update')).click();
    await dialog(scene.page, t('Edit Announcement')).waitFor({ state: 'detached' });
    await row(scene.page, SEEN.announcement).waitFor();
  },
  async 'an announcement to share'(scene, t) {
    await openAnnouncement(scene, t('View'));
    const detail = dialog(scene.page, t('Announcement Detail'));
    await detail.getByRole('button', { name: t('Share') }).click();
    const share = dialog(scene.page, t('Share announcement'));
    await share.getByRole('img').waitFor();
    await share.getByRole('tab', { name: t('SMS') }).click();
    await share.getByRole('button', { name: t('1 message') }).click();
  },
  async 'the history of an announcement'(scene, t) {
    await openAnnouncement(scene, t('View'));
    await button(scene.page, t('History')).click();
    await button(scene.page, t('Use this text again')).first().waitFor();
  },
  async 'a new template with errors'({ page, open }, t) {
    await open('/announcement/templates');
    await button(page, t('Create')).click();
    const form = dialog(page, t('Create Template'));
    await form.getByRole('button', { name: t('Create') }).click();
    await text(page, t('Hazard is required.')).waitFor();
  },
  async 'the feeds, which are off'({ page, open, faults }, t) {
    faults.announce(/404/);
    await open('/announcement/feeds');
    await heading(page, t('Feeds')).waitFor();
  },

  async 'roles on two pages'({ page, open }, t) {
    await open('/role');
    await button(page, t('Page {{number}}', { number: 2 })).waitFor();
  },
  async 'a new role with errors'({ page, open }, t) {
    await open('/role/create');
    await button(page, t('Select All')).click();
    await button(page, t('Unselect All')).click();
    await button(page, t('Create')).click();
    await text(page, t('At least one permission must be selected.')).waitFor();
  },
  async 'a role'({ page, open }, t) {
    await open('/role');
    await action(page, 'Editor', t('View')).click();
    await page.getByRole('checkbox').first().waitFor();
  },
  async 'a role being changed'({ page, open }, t) {
    await open('/role');
    await action(page, 'Editor', t('Edit')).click();
    await page.getByRole('checkbox').first().waitFor();
    await field(page, t('Role Name (English)')).fill('');
    await button(page, t('Update')).click();
    await text(page, t('Please fill in both English and Myanmar names.')).waitFor();
  },

  async users({ page, open }) {
    await open('/users');
    await row(page, SEEN.user).waitFor();
  },
  async 'a new user with errors'({ page, open }, t) {
    await open('/users/create');
    await button(page, t('Create User')).click();
    await text(page, t('Role is required.')).waitFor();
  },
  async 'a user'({ page, open }, t) {
    await open('/users');
    await action(page, SEEN.user, t('View')).click();
    await heading(page, t('User Detail')).waitFor();
    await page.getByRole('main').getByText(t('Offline'), { exact: true }).waitFor();
  },
  async 'a user being changed'({ page, open }, t) {
    await open('/users');
    await action(page, SEEN.user, t('Edit')).click();
    await field(page, t('Role')).waitFor();
  },
  async 'a question before deleting a user'({ page, open }, t) {
    await open('/users');
    await action(page, SEEN.user, t('Delete')).click();
    await page.getByRole('alertdialog').waitFor();
  },
  async 'a temporary password'({ page, open }, t) {
    const data = { password: '2026-1130-7485', expires_at: '2999-01-01T00:00:00.000Z' };
    await page.route('**/reset-password', (route) => route.fulfill({ json: { data } }));
    await open('/users');
    await action(page, SEEN.user, t('View')).click();
    const reset = { name: t('Reset password'), exact: true };
    await page.getByRole('button', reset).click();
    await page.getByRole('alertdialog').getByRole('button', reset).click();
    await text(page, data.password).waitFor();
  },
  async 'a profile that asks for another password'({ page, session, open }, t) {
    await storeUser(page, { ...session?.user, must_change_password: true });
    await open('/posts');
    await text(page, t('Choose a password of your own before you go on.')).waitFor();
  },
  async 'a profile with an error'({ page, open }, t) {
    await open('/profile');
    await page.getByRole('list', { name: t('Sessions'), exact: true }).waitFor();
    await field(page, t('New Password')).fill('monsoon');
    await button(page, t('Change Password')).click();
    await text(page, t('New passwords do not match.')).waitFor();
  },

  async 'the activity'({ page, open }, t) {
    const record = {
      id: 1,
      created_at: '2026-06-01T20:35:00.000Z',
      action: 'sign-in',
      noun: 'user',
      user: { id: 9, name: SEEN.user, email: '' },
      noun_id: 9,
      request_id: 'r',
      concern: 'new-network',
      address: '203.0.113.117',
    };
    const meta = { current_page: 1, last_page: 1000, per_page: 10, total: 10_000, more: true };
    await page.route('**/api/audit?*', (route) =>
      route.fulfill({ json: { data: [record], meta } }),
    );
    await open('/activity');
    await row(page, t('Signed in from a new network')).waitFor();
  },
  async 'the activity of nobody'({ page, open }, t) {
    await open('/activity?action=purge&start_date=2026-01-01');
    await text(page, t('No activity found.')).waitFor();
  },
  async 'an entry of the activity'({ page, open }, t) {
    await open('/activity?noun=post&action=create');
    await button(page, t('View')).first().click();
    await dialog(page, t('Created')).waitFor();
  },

  async posts({ page, open }) {
    await open('/posts');
    await postRow(page, TITLE).waitFor();
  },
  async 'the tags of a post'({ page, open }) {
    await open('/posts');
    await postRow(page, TITLE).getByText('+').hover();
    await page.locator('[data-tooltip]').getByText(STACKED).first().waitFor();
  },
  async 'a post'({ page, open }, t) {
    await open('/posts');
    await postAction(page, TITLE, t('View')).click();
    await page.getByRole('heading', { level: 2, name: SEEN.post }).waitFor();
  },
  async 'a post to share'({ page, open }, t) {
    await open('/posts');
    await postAction(page, TITLE, t('View')).click();
    await button(page, t('Share')).click();
    await dialog(page, t('Share post')).getByRole('img').waitFor();
  },
  async 'what changed between two versions of a post'({ page, open }, t) {
    const data = versionsOfPost();
    await page.route('**/versions?*', (route) => route.fulfill({ json: { data } }));
    await open('/posts');
    await postAction(page, TITLE, t('View')).click();
    await button(page, t('History')).click();
    for (const box of [0, 1]) await page.getByLabel(t('Compare')).nth(box).check();
    await page.getByRole('region', { name: t('Difference') }).waitFor();
  },
  async 'a post being changed to an earlier version'({ page, open }, t) {
    const data = versionsOfPost();
    await page.route('**/versions?*', (route) => route.fulfill({ json: { data } }));
    await open('/posts');
    await postAction(page, EDITED, t('View')).click();
    await button(page, t('History')).click();
    await button(page, t('Use this version')).click();
    await descriptionField(page, t('Description')).waitFor();
    await page.getByText(t('Its images are no longer stored. The current ones stay.')).waitFor();
  },
  async 'a new post with errors'({ page, open }, t) {
    await open('/posts/create');
    await descriptionField(page, t('Description')).waitFor();
    await button(page, t('Create Post')).click();
    await text(page, t('Cover photo is required.')).waitFor();
  },
  async 'a post being changed'({ page, open }, t) {
    await open('/posts');
    await postAction(page, EDITED, t('Edit')).click();
    await descriptionField(page, t('Description')).waitFor();
    await button(page, t('Remove File')).nth(2).waitFor();
  },
  async 'a preview of a post'({ page, open }, t) {
    await open('/posts');
    await postAction(page, EDITED, t('Edit')).click();
    await button(page, t('Preview')).click();
    await dialog(page, t('As the public will read it')).waitFor();
  },
  async 'the posts that were deleted'({ page, open }) {
    await open('/posts/deleted');
    await row(page, DELETED).waitFor();
  },
  'a question before deleting a post': askToDelete,
  async 'a deletion that can be undone'(scene, t) {
    const { page } = scene;
    const headers = { 'X-Restorable-Until': '2999-01-01T00:00:00.000Z' };
    await page.route('**/api/posts/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 204, headers })
        : route.continue(),
    );
    await askToDelete(scene, t);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('Delete') })
      .click();
    // The notice stays as long as it has the focus.
    await button(page, t('Undo')).focus();
  },
  async 'a title in Zawgyi'({ page, open }, t) {
    await open('/posts/create');
    await field(page, t('Title')).fill(zawgyi[0]?.[0] ?? '');
    await field(page, t('Title')).blur();
    await text(page, t('This looks like Zawgyi. Convert to Unicode?')).waitFor();
  },

  async 'categories that were searched'({ page, open }) {
    await open(`/category?query=${encodeURIComponent('လေ')}&start_date=2026-01-01`);
    await page.locator('mark').first().waitFor();
  },
  async 'a search that was refused'(scene, t) {
    await openParents(scene);
    await button(scene.page, t('Filter')).click();
    await alert(scene.page).waitFor();
  },
  async 'a calendar'(scene, t) {
    await openParents(scene);
    await button(scene.page, t('Choose date')).first().click();
    await scene.page.getByRole('grid').waitFor();
  },
  async 'the children of a category'(scene, t) {
    await openParents(scene);
    await action(scene.page, SEEN.parent, t('View')).click();
    await row(scene.page, SEEN.child).waitFor();
  },
  async 'a new child with errors'(scene, t) {
    await openParents(scene);
    await button(scene.page, t('Add child category')).click();
    await dialog(scene.page, t('Create Child Category')).waitFor();
    await button(scene.page, t('Create')).click();
    await text(scene.page, t('Please select a parent category.')).waitFor();
  },
  async 'the icons of a category being changed'(scene, t) {
    await openParents(scene);
    await action(scene.page, SEEN.parent, t('Edit')).click();
    const icons = { name: t('Category Icon'), exact: true };
    await scene.page.getByRole('combobox', icons).click();
    await scene.page.getByRole('option').first().waitFor();
  },
};
