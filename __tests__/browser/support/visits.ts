import { ADMIN } from '../../helpers/server/product';
import { fillSignIn } from '../../helpers/browser/puzzle';
import { alert, button, fileInput, heading, link, signInScreen, sliderRows, text } from './screen';
import { pictureFile } from './photos';
import type { Scene } from './stage';

/** A state of a screen, and how to get there. */
export interface Visit {
  go: (scene: Scene) => Promise<void>;
  /** The visitor: the administrator by default. */
  by?: 'nobody' | 'viewer' | 'administrator';
  /** Whether there is no slider; there is one by default. */
  isEmpty?: boolean;
  /** The widths at which it exists; all by default. */
  widths?: number[];
}

async function openList({ page, open }: Scene) {
  await open('/slider');
  await sliderRows(page).first().waitFor();
}

async function openDetail(scene: Scene) {
  await openList(scene);
  await link(scene.page, 'View').click();
  await heading(scene.page, 'Slider Detail').waitFor();
  await button(scene.page, 'Image 1').waitFor();
}

export const signInVisits: Record<string, Visit> = {
  'the sign-in form': {
    by: 'nobody',
    async go({ page, open }) {
      await open('/');
      await signInScreen(page);
    },
  },
  'the puzzle with its step buttons': {
    by: 'nobody',
    async go({ page, open }) {
      await open('/');
      await fillSignIn(page, ADMIN);
      await button(page, 'Move without dragging').click();
      await button(page, 'Verify').waitFor();
    },
  },
  'a failed sign-in': {
    by: 'nobody',
    async go({ page, open, faults }) {
      faults.announce(/ERR_FAILED/);
      faults.announce(/a part of the page could not be loaded/);
      await open('/');
      await page.route('**/*.js', (route) => route.abort());
      await page.getByLabel('E-mail').fill(ADMIN.email);
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      await button(page, 'Login').click();
      await alert(page).waitFor();
    },
  },
};

export const sliderVisits: Record<string, Visit> = {
  'a list': { go: openList },
  'an empty list': {
    isEmpty: true,
    async go({ page, open }) {
      await open('/slider');
      await text(page, 'No slider data found.').waitFor();
    },
  },
  'a form with an error': {
    async go({ page, open }) {
      await open('/slider/create');
      await button(page, 'Create').click();
      await text(page, 'Please upload at least one slider image.').waitFor();
    },
  },
  'a form that may not be saved': {
    by: 'viewer',
    async go({ page, open }) {
      await open('/slider/create');
      await fileInput(page).setInputFiles(await pictureFile('မုန်တိုင်း.jpg'));
      await text(page, 'You do not have permission to save.').waitFor();
    },
  },
  'an edit form': {
    async go(scene) {
      await openList(scene);
      await link(scene.page, 'Edit').click();
      await button(scene.page, 'Remove File').waitFor();
    },
  },
  'a detail': { go: openDetail },
  'an image above the page': {
    async go(scene) {
      await openDetail(scene);
      await button(scene.page, 'Image 1').click();
      await scene.page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  'a question before deleting': {
    async go(scene) {
      await openList(scene);
      await button(scene.page, 'Delete').click();
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
};

export const shellVisits: Record<string, Visit> = {
  'an unknown page': {
    async go({ page, open }) {
      await open('/no/such/page');
      await heading(page, 'Page not found').waitFor();
    },
  },
  'the account menu': {
    async go(scene) {
      await openList(scene);
      await button(scene.page, 'Account').click();
      await scene.page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
  },
  'the sidebar of a narrow screen': {
    widths: [320, 375],
    async go(scene) {
      await scene.page.setViewportSize({ width: 375, height: 800 });
      await openList(scene);
      await button(scene.page, 'Open sidebar').click();
      await scene.page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
};
