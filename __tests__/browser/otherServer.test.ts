import { checkContract } from '../../scripts/contractCheck/check';
import { SECURITY_HEADERS } from '../../src/server/http/headers';
import { ADMIN } from '../helpers/server/product';
import { signIn } from '../helpers/browser/puzzle';
import { eventually } from './support/eventually';
import { action, dialog, field, row, search, status } from './support/lists';
import { pictureFile } from './support/photos';
import { describeOnPython } from './support/python';
import {
  alert,
  button,
  fileInput,
  heading,
  link,
  logOut,
  sliderRows,
  text,
} from './support/screen';

const NOTICE = 'မုန်တိုင်းသတိပေးချက်';

describeOnPython('the front end on a server in Python', ({ product, scene }) => {
  test(
    'says why a sign-in failed, signs in and signs out',
    scene(
      async ({ page, open, faults }) => {
        faults.announce(/422/);
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
      { as: null },
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
      await status(page, 'Announcement updated successfully!').waitFor();
      await row(page, '-').waitFor();
    }),
  );

  test(
    'creates a role with some permissions, finds and changes it',
    scene(async ({ page, open }) => {
      await open('/role/create');
      await page.getByRole('checkbox', { name: 'Post create', exact: true }).check();
      await page.getByRole('checkbox', { name: 'Slider edit', exact: true }).check();
      await field(page, 'Role Name (English)').fill('Forecaster');
      await field(page, 'Role Name (Myanmar)').fill('ခန့်မှန်းသူ');
      await button(page, 'Create').click();
      await heading(page, 'Roles').waitFor();
      await search(page, { text: 'ခန့်မှန်း' });
      await status(page, '1 result for "ခန့်မှန်း"').waitFor();
      await action(page, 'Forecaster', 'Edit').click();
      await page.getByRole('checkbox', { name: 'Post create', exact: true }).uncheck();
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
      const chooseIcon = async () => {
        await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
        await page.getByRole('option', { name: 'category-five', exact: true }).click();
      };
      await open('/category');
      await button(page, 'Create').click();
      await field(page, 'Category Name').fill('မိုးလေဝသ');
      await chooseIcon();
      await button(page, 'Create').click();
      await status(page, 'Category created successfully!').waitFor();
      await button(page, 'Add child category').click();
      await field(page, 'Category Name').fill('မိုးသည်း');
      await chooseIcon();
      await field(page, 'Parent Category').selectOption({ label: 'မိုးလေဝသ' });
      await button(page, 'Create').click();
      await dialog(page, 'Create Child Category').waitFor({ state: 'detached' });
      await action(page, 'မိုးလေဝသ', 'View').click();
      await heading(page, 'မိုးလေဝသ').waitFor();
      await action(page, 'မိုးသည်း', 'Edit').click();
      await field(page, 'Category Name').fill('မိုးသည်းထန်');
      await button(page, 'Update').click();
      await row(page, 'မိုးသည်းထန်').waitFor();
    }),
  );

  test('which serves the files with the redirects and headers of the included server', async () => {
    const get = (path: string) => fetch(`${product.origin}${path}`, { redirect: 'manual' });
    for (const path of ['/', '/login', '/build']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('location')]).toEqual([302, '/build/']);
    }
    const { headers } = await get('/build/posts/7');
    const expected = { ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' };
    const names = Object.keys(expected);
    expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual(expected);
    expect((await get('/build/main.00000000.js')).status).toBe(404);
    expect((await get('/build/..%2fpackage.json')).status).toBe(404);
  });

  test('which answers all calls as the check of other servers expects', async () => {
    const findings = await checkContract(product.origin, ADMIN);
    expect(findings.filter(({ problems }) => problems?.length !== 0)).toEqual([]);
  });
});
