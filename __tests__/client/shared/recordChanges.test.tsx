import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { Noun } from '../../../src/contract/nouns';
import { FIELD_TABLES } from '../../../src/client/app/fieldTables';
import { RecordChanges } from '../../../src/client/shared/records/RecordChanges';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { renderShared } from './renderShared';

const post = {
  id: 7,
  title: 'Flood in Bago',
  description: '<p>Rain</p>',
  category: 'Flood',
  categoryId: 5,
  tags: [],
  type: 'post',
  cover_image: null,
  description_images: [],
  created_at: '2026-06-05T03:00:00.000Z',
  version: 1,
};

/** Returns the text of each field, with removed and added parts marked. */
function changesOf(noun: Noun, before: unknown, after: unknown) {
  const { unmount } = renderShared(
    <RecordChanges fields={FIELD_TABLES[noun]} before={before} after={after} />,
  );
  const fields = screen.getAllByRole('term').map((label) => {
    const value = label.nextElementSibling;
    value?.querySelectorAll('del').forEach((part) => part.replaceWith(`[-${part.textContent}]`));
    value?.querySelectorAll('ins').forEach((part) => part.replaceWith(`[+${part.textContent}]`));
    return [label.textContent, value?.textContent];
  });
  unmount();
  return Object.fromEntries(fields) as Record<string, string>;
}

test.each<[string, Noun, object, object, Record<string, string>]>([
  [
    'words of a text',
    'post',
    post,
    { ...post, title: `${post.title} today` },
    { Title: `${post.title}[+ today]` },
  ],
  [
    'HTML as text, each block on a line',
    'post',
    { ...post, description: '<p>Rain &amp; wind</p><p>Stay in</p>' },
    { ...post, description: '<h2>Rain &amp; wind</h2><p>Stay out</p>' },
    { Description: 'Rain & wind\nStay [-in][+out]' },
  ],
  [
    'only the markup of a text',
    'post',
    { ...post, description: '<p>Rain</p>' },
    { ...post, description: '<p><b>Rain</b></p>' },
    { Description: 'The text is the same. Its formatting, links or images differ.' },
  ],
  [
    'tags by name, and the type and day as elsewhere',
    'post',
    { ...post, tags: [{ id: 1, name: 'Bago', slug: 'bago' }], type: 'post' },
    {
      ...post,
      tags: [{ id: 2, name: 'Yangon', slug: 'yangon' }],
      type: 'knowledge',
      created_at: '2026-06-07T20:00:00.000Z',
    },
    {
      Tag: '[-Bago][+Yangon]',
      'Post Type': '[-Post][+Knowledge]',
      Backdate: '[-05-06-2026][+08-06-2026]',
    },
  ],
  [
    'areas by name, and none as the whole country',
    'announcement',
    { text: 'Rain', type: 'warning', areas: [] },
    { text: 'Rain', type: 'warning', areas: ['MM-14', 'MM-16'] },
    { Areas: '[-Whole country][+Chin][+Rakhine]' },
  ],
  [
    'areas that are new since version 1.1, which kept none',
    'announcement',
    { text: 'Rain', type: 'warning' },
    { text: 'Storm', type: 'warning', areas: [] },
    { Text: '[-Rain][+Storm]' },
  ],
  [
    'the number of posts in which a tag was merged',
    'tag',
    {
      id: 1,
      name: 'Flod',
      slug: 'flod',
      created_at: '2026-06-05T03:00:00.000Z',
      posts: [4, 7],
      posts_with_both: [{ position: 1, posts: [9] }],
    },
    { id: 2, name: 'Flood', slug: 'flood' },
    { 'Tag name': '[-Flod][+Flood]', Posts: '[-3]' },
  ],
  [
    'permissions by name, and names of roles in both languages',
    'role',
    { id: 4, slug: 'e', name: { en: 'Editor', mm: 'က' }, permissions: ['post-edit'] },
    {
      id: 4,
      slug: 'e',
      name: { en: 'Editors', mm: 'က' },
      permissions: ['post-edit', 'x-ray', 'user-edit'],
    },
    { 'Role Name (English)': '[-Editor][+Editors]', Permissions: '[+x-ray][+Edit user]' },
  ],
  [
    'the role of a user once, and fields of another version under their names',
    'user',
    {
      id: 2,
      name: 'Ko Ko',
      role: { name: { en: 'Editor' } },
      role_id: 4,
      slug: 'editor',
      phone: '09',
    },
    {
      id: 2,
      name: 'Ko Ko',
      role: { name: { en: 'Admin' } },
      role_id: 1,
      slug: 'admin',
      phone: '01',
    },
    { Role: '[-Editor][+Admin]', phone: '[-09][+01]' },
  ],
])('shows %s', (_, noun, before, after, changes) =>
  expect(changesOf(noun, before, after)).toEqual(changes),
);

const serveCategories = (...data: object[]) =>
  server.use(http.get('/api/posts/categories', () => json({ data })));

it('shows every field of what was created or deleted', () => {
  serveCategories();
  const category = { id: 5, name: 'Flood', icon: '', parent_id: 2, level: 2, version: 1 };
  expect(changesOf('category', null, category)).toEqual({
    'Category Name': '[+Flood]',
    'Parent Category': '[+2]',
  });
  expect(changesOf('category', category, null)).toEqual({
    'Category Name': '[-Flood]',
    'Parent Category': '[-2]',
  });
});

it('names the parents of a category, and shows the id of one that it does not find', async () => {
  serveCategories({ id: 2, name: 'Weather' });
  const category = { id: 5, name: 'Flood', icon: '', parent_id: 2, level: 2, version: 1 };
  const after = { ...category, parent_id: 9 };
  renderShared(<RecordChanges fields={FIELD_TABLES.category} before={category} after={after} />);
  expect(await screen.findByText('Weather')).toBeVisible();
  expect(screen.getByText('9')).toBeVisible();
});

it('shows removed and added images', () => {
  const image = (id: number) => ({ id, url: `/api/images/${id}`, size: 9 });
  const before = { id: 3, images: [image(1), image(2)] };
  const after = { id: 3, images: [image(2), image(8)] };
  renderShared(<RecordChanges fields={FIELD_TABLES.slider} before={before} after={after} />);
  const pictures = (item: HTMLElement) => item.querySelector('img')?.getAttribute('src');
  const [removed, added] = screen.getAllByRole('listitem');
  expect([removed, added].map((item) => item && [item.textContent, pictures(item)])).toEqual([
    ['Removed', '/api/images/1?w=160'],
    ['Added', '/api/images/8?w=160'],
  ]);
});

it('says that no field differs', () => {
  renderShared(
    <RecordChanges fields={FIELD_TABLES.post} before={post} after={{ ...post, version: 9 }} />,
  );
  expect(screen.getByText('No field differs.')).toBeVisible();
});

it('shows only the changes of a long text and their context', () => {
  const lines = Array.from({ length: 900 }, (_, index) => `<p>Line ${index} of the report</p>`);
  const edited = lines.map((line) => line.replace('450 of the', '450 of the new'));
  const [before, after] = [lines, edited].map((html) => ({ ...post, description: html.join('') }));
  const { Description: change } = changesOf('post', before, after);
  expect(change).toContain('Line 450 of the [+new ]report');
  expect(change?.length).toBeLessThan(800);
});

it('shows the beginning of a long text that is new', () => {
  const change = changesOf('announcement', { id: 1, text: '' }, { id: 1, text: 'a'.repeat(9000) });
  expect(change.Text).toBe(`[+${'a'.repeat(5000)}...]`);
});

it('says that texts differ in too many places, and shows both whole', () => {
  const [before, after] = ['rain\n', 'wind\n'].map((line) => ({ id: 1, text: line.repeat(9000) }));
  renderShared(<RecordChanges fields={FIELD_TABLES.announcement} before={before} after={after} />);
  const text = 'The texts differ in too many places to be compared. Both are shown whole.';
  expect(screen.getByText(text)).toBeVisible();
  const shown = [...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
  expect(shown).toEqual([before?.text, after?.text]);
});
