import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { signIn } from '../helpers/browser/puzzle';
import { addUser, logIn, revoke } from './support/backOffice';
import type { Account } from './support/backOffice';
import { field } from './support/lists';
import { lookAtEveryWidth } from './support/look';
import { pictureFile } from './support/photos';
import type { ChosenFile } from './support/photos';
import { descriptionField, NEW_POST, writePost } from './support/postForm';
import { button, eventually, heading, link, logOut, signInScreen, text } from './support/screen';
import { openStage } from './support/stage';

const { product, office, scene } = openStage();

let cover: ChosenFile;
let colleague: Account;

beforeAll(async () => {
  await office.makeCategory(NEW_POST.category);
  colleague = await addUser(product, 'ဒေါ်ခင်', ['post-create']);
  cover = await pictureFile('cover.jpg');
});

const savedLine = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/);
const offer = (page: Page) => page.getByText(/^What you wrote here on .+ was not sent\./);

/** On leaving, the browser asks in its own words. */
const leaveFreely = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

/**
 * Whether a draft has photos. Its files have a separate entry, which exists before the user chooses
 * any. Runs in the page.
 */
const hasKeptPhotos = () =>
  new Promise<boolean>((resolve, reject) => {
    const opening = indexedDB.open('form-drafts');
    opening.onerror = () => reject(new Error('The drafts could not be opened.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const entries = database.transaction('drafts').objectStore('drafts').getAll();
      entries.onsuccess = () => {
        database.close();
        const values = entries.result.flatMap((entry: Record<string, unknown>) =>
          Object.values(entry).flat(),
        );
        resolve(values.some((value) => value instanceof Blob));
      };
    };
  });

async function beginPost(page: Page): Promise<void> {
  await descriptionField(page).waitFor();
  await writePost(page);
  await field(page, 'Cover Photo').setInputFiles(cover);
  // The line may still refer to text that was typed earlier.
  await eventually(async () => expect(await page.evaluate(hasKeptPhotos)).toBe(true));
  await savedLine(page).waitFor();
}

async function signInAs(page: Page, account: Account): Promise<void> {
  const session = await logIn(product, account);
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('auth_user', JSON.stringify(user));
  }, session);
}

test(
  'keeps the text and the photo if the tab is killed, and sends them once restored',
  scene(async ({ page, context, open }) => {
    await open('/posts/create');
    await beginPost(page);
    const line = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // A crashed page never responds.
    void line.send('Page.crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    await next.goto(product.url('/posts/create'));
    await offer(next).waitFor();
    expect(await offer(next).textContent()).toMatch(/Description, 1 photo\.$/);
    expect(await field(next, 'Title').inputValue()).toBe('');
    await button(next, 'Restore').click();
    expect(await field(next, 'Title').inputValue()).toBe(NEW_POST.title);
    await text(next, 'cover.jpg').waitFor();
    await button(next, 'Create Post').click();
    await heading(next, 'Posts').waitFor();
    await next.goto(product.url('/posts/create'));
    await field(next, 'Title').fill('Another');
    await savedLine(next).waitFor();
    expect(await offer(next).count()).toBe(0);
  }),
);

test(
  'returns through the sign-in to the form if the session ends during an edit',
  scene(
    async ({ page, open, session, faults }) => {
      faults.announce(/401/);
      await open('/posts/create');
      await descriptionField(page).waitFor();
      await writePost(page);
      await field(page, 'Cover Photo').setInputFiles(cover);
      await revoke(product, session);
      await button(page, 'Create Post').click();
      await signInScreen(page);
      await text(page, 'Your session has ended. What you wrote is kept on this device.').waitFor();
      await lookAtEveryWidth(page);
      await signIn(page, ADMIN);
      await heading(page, 'Slider').waitFor();
      await link(page, 'Announcement').click();
      await heading(page, 'Announcement').waitFor();
      await lookAtEveryWidth(page);
      await link(page, 'Go back to where you were').click();
      await offer(page).waitFor();
      await button(page, 'Restore').click();
      expect(await field(page, 'Title').inputValue()).toBe(NEW_POST.title);
      await text(page, 'cover.jpg').waitFor();
      expect(await link(page, 'Go back to where you were').count()).toBe(0);
    },
    { ownSession: true },
  ),
);

test(
  'shows a draft on a shared machine only to its user',
  scene(
    async ({ page, open }) => {
      leaveFreely(page);
      await open('/posts/create');
      await beginPost(page);
      await signInAs(page, colleague);
      await open('/posts/create');
      await descriptionField(page).waitFor();
      await field(page, 'Title').fill('Rain');
      await savedLine(page).waitFor();
      expect(await offer(page).count()).toBe(0);
      await signInAs(page, ADMIN);
      await open('/profile');
      await text(page, 'Drafts on this device').waitFor();
      expect(await link(page, 'Create Post').count()).toBe(1);
      await lookAtEveryWidth(page);
      await logOut(page);
      await signInAs(page, ADMIN);
      await open('/posts/create');
      await button(page, 'Restore').click();
      expect(await field(page, 'Title').inputValue()).toBe(NEW_POST.title);
    },
    { ownSession: true },
  ),
);

test(
  'keeps the offer visible if the browser has scrolled down',
  scene(
    async ({ page, open }) => {
      leaveFreely(page);
      await open('/posts/create');
      await beginPost(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.reload();
      await offer(page).waitFor();
      await descriptionField(page).waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await eventually(async () => {
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
        const box = await button(page, 'Restore').boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(56);
        expect(box?.y).toBeLessThan(400);
      });
      await lookAtEveryWidth(page);
    },
    { viewport: { width: 375, height: 700 } },
  ),
);
