import {
  can,
  isPrivileged,
  namesOfPermission,
  PERMISSION_SLUGS,
} from '../../src/contract/permissions';
import { mayDeleteUser } from '../../src/contract/policies';
import type { PermissionHolder } from '../../src/contract/permissions';

const SLUGS = [
  ...['slider-create', 'slider-edit', 'slider-delete', 'announcement-create', 'announcement-edit'],
  ...['role-create', 'role-edit', 'category-create', 'category-edit'],
  ...['post-create', 'post-edit', 'post-delete', 'user-create', 'user-edit'],
] as const;

it('the permissions are the 14 of the specification in six groups', () => {
  expect(PERMISSION_SLUGS).toEqual(SLUGS);
  const groups = SLUGS.map((slug) => namesOfPermission(slug).group);
  expect([...new Set(groups)]).toEqual([
    ...['Slider', 'Announcement', 'Role', 'Category', 'Post', 'User'],
  ]);
});

/** Users who hold every permission: docs/specification/permissions.md#privileged-roles. */
const HOLDERS: [string, PermissionHolder, boolean][] = [
  ['slug admin', { slug: 'admin' }, true],
  ['slug super-admin', { slug: 'super-admin' }, true],
  ['slug tech-admin', { slug: 'tech-admin' }, true],
  ['the slug of the role', { role: { slug: 'tech-admin' } }, true],
  ['an empty slug and that of the role', { slug: '', role: { slug: 'admin' } }, true],
  ['slug editor', { slug: 'editor' }, false],
  ['slug super_admin with an underscore', { slug: 'super_admin' }, false],
  ['slug Admin in capitals', { slug: 'Admin' }, false],
  ['no slug, name admin', { role: { name: 'admin' } }, true],
  ['no slug, name tech_admin', { role: { name: 'tech_admin' } }, true],
  ['no slug, name object Super_Admin', { role: { name: { en: 'Super_Admin' } } }, true],
  ['no slug, name " Super  Admin "', { role: { name: { en: ' Super  Admin ' } } }, true],
  ['no slug, name editor', { role: { name: { en: 'Editor' } } }, false],
  ['no slug, no name', { role: { name: null } }, false],
  ['no role at all', {}, false],
  ['role null', { role: null, slug: null }, false],
  ['name Admin over another slug', { role: { slug: 'editor', name: { en: 'Admin' } } }, false],
  ['name admin over the own slug', { slug: 'guest', role: { name: 'admin' } }, false],
  ['an empty slug over a guest role', { slug: '', role: { slug: 'guest', name: 'admin' } }, false],
];

it.each(HOLDERS)('privilege of a user with %s is decided', (_, user, expected) => {
  expect(isPrivileged(user)).toBe(expected);
  expect(SLUGS.map((slug) => can(user, slug))).toEqual(SLUGS.map(() => expected));
});

describe('can', () => {
  const role = { slug: 'editor', permissions: ['post-edit'] };

  it.each(SLUGS)('permits an editor with %s that and nothing else', (held) => {
    const user = { slug: 'editor', permissions: [held] };
    expect(SLUGS.filter((slug) => can(user, slug))).toEqual([held]);
  });

  it.each([
    ['the list of the user', { slug: 'editor', permissions: ['user-edit'] }, ['user-edit']],
    ['the list of the role', { role }, ['post-edit']],
    ['both lists', { role, permissions: ['user-edit'] }, ['post-edit', 'user-edit']],
    ['permissions as objects', { role: { permissions: [{ slug: 'post-edit' }] } }, ['post-edit']],
    ['objects of the user', { permissions: [{ slug: 'user-edit' }] }, ['user-edit']],
    ['no lists', { role: { slug: 'editor', permissions: null }, permissions: null }, []],
    ['slugs that only look alike', { permissions: ['post', 'post_edit', 'post-edit '] }, []],
  ])('reads %s', (_, user, expected) =>
    expect(SLUGS.filter((slug) => can(user, slug))).toEqual(expected),
  );

  it.each(['{}', '"post-edit"', '[null, 7]'])(
    'reads %s, which names no permission, as none',
    (odd) => {
      const user = JSON.parse(`{ "slug": "editor", "permissions": ${odd} }`) as PermissionHolder;
      expect(SLUGS.filter((slug) => can(user, slug))).toEqual([]);
    },
  );

  it.each([null, undefined])('permits nothing to %s', (nobody) =>
    expect(SLUGS.some((slug) => can(nobody, slug))).toBe(false),
  );
});

describe('deleting a user', () => {
  const admin = { id: 1, slug: 'admin' };
  const editor = { id: 2, slug: 'editor', permissions: [...SLUGS] };

  it.each([
    ['an administrator and an editor', admin, editor, true],
    ['an administrator and himself', admin, admin, false],
    ['an administrator and himself by a text id', admin, { id: '1', slug: 'editor' }, false],
    ['an administrator and a super-admin', admin, { id: 3, role: { slug: 'super-admin' } }, false],
    ['an editor with every permission and a guest', editor, { id: 4, slug: 'guest' }, false],
    ['a role only named admin and an editor', { id: 5, role: { name: 'admin' } }, editor, false],
    ['nobody and an editor', null, editor, false],
  ])('is decided for %s', (_, me, target, expected) =>
    expect(mayDeleteUser(me, target)).toBe(expected),
  );
});
