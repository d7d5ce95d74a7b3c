import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { ADMIN } from '../helpers/server/product';
import { putAnnouncement, takePermissions } from './support/records';
import { action, dialog, field, row, status } from './support/lists';
import { alert, button, heading, text, leaveAnyway } from './support/screen';
import { openStage } from './support/stage';
import type { LoginResponse } from '../../src/contract/session';

const { product, scene } = openStage();

const NOTICE = 'မုန်တိုင်းသတိပေးချက်၊ ကမ်းရိုးတန်းဒေသများ';

let session: LoginResponse;
let viewer: Account;
let editor: Account;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
  editor = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: ['announcement-edit'] });
});

// The first of the file: no call deletes an announcement.
test(
  'creates the one announcement there can be, and tells first what is missing',
  scene(async ({ page, open }) => {
    await open('/announcement');
    await text(page, 'No announcement data found.').waitFor();
    await button(page, 'Create').click();
    await dialog(page, 'Create Announcement').waitFor();
    await button(page, 'Create').click();
    await text(page, 'Announcement text is required.').waitFor();
    await text(page, 'Type is required.').waitFor();

    await field(page, 'Text').fill(NOTICE);
    await field(page, 'Type').selectOption('be careful');
    await button(page, 'Create').click();
    await status(page, 'Announcement created successfully!').waitFor();
    await row(page, NOTICE).getByText('be careful', { exact: true }).waitFor();
    expect(await button(page, 'Create').count()).toBe(0);
  }),
);

test(
  'shows an announcement whole, changes it, and takes it down by a blank text',
  scene(async ({ page, open }) => {
    await putAnnouncement(product, session, NOTICE);
    await open('/announcement');
    await action(page, NOTICE, 'View').click();
    const detail = dialog(page, 'Announcement Detail');
    await detail.getByText(NOTICE, { exact: true }).waitFor();
    await detail.getByText('warning', { exact: true }).waitFor();
    await detail.getByRole('button', { name: 'Close', exact: true }).click();
    await detail.waitFor({ state: 'detached' });

    await action(page, NOTICE, 'Edit').click();
    await dialog(page, 'Edit Announcement').waitFor();
    expect(await field(page, 'Text').inputValue()).toBe(NOTICE);
    expect(await field(page, 'Type').inputValue()).toBe('warning');
    await field(page, 'Text').fill('');
    await field(page, 'Type').selectOption('pleasant');
    await button(page, 'Update').click();
    await status(page, 'Announcement updated successfully!').waitFor();
    await row(page, '-').getByText('pleasant', { exact: true }).waitFor();
    expect(await text(page, NOTICE).count()).toBe(0);
  }),
);

test(
  'shows View alone to somebody without permissions',
  scene(
    async ({ page, open }) => {
      await putAnnouncement(product, session, NOTICE);
      await open('/announcement');
      await action(page, NOTICE, 'View').waitFor();
      expect(await action(page, NOTICE, 'Edit').count()).toBe(0);
      expect(await button(page, 'Create').count()).toBe(0);
    },
    { as: () => viewer },
  ),
);

test(
  'keeps what was typed where the permission was taken away meanwhile',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await putAnnouncement(product, session, NOTICE);
      await open('/announcement');
      await action(page, NOTICE, 'Edit').click();
      await field(page, 'Text').fill('ရေကြီးမှု');
      await takePermissions(product, session, editor);
      await button(page, 'Update').click();
      expect(await alert(page).textContent()).toBe('Failed to update announcement.');
      expect(await field(page, 'Text').inputValue()).toBe('ရေကြီးမှု');
      await button(page, 'Cancel').click();
      await leaveAnyway(page);
      await row(page, NOTICE).waitFor();
      await heading(page, 'Announcement').waitFor();
    },
    { as: () => editor },
  ),
);
