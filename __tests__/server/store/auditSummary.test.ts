import { auditSummaryOf } from '../../../src/server/store/auditSummary';

type Change = Parameters<typeof auditSummaryOf>[0];

const concern = (change: Partial<Change>) =>
  auditSummaryOf({ action: 'update', noun: 'user', before: null, after: null, ...change }).concern;

const editor = { slug: 'editor' };
const admin = { slug: 'tech-admin' };
const role = (...permissions: string[]) => ({ name: { en: 'Editor', mm: '' }, permissions });

it.each<[string, Partial<Change>, string | null]>([
  ['a failed sign-in', { action: 'sign-in-failed' }, 'sign-in-failed'],
  ['a block', { action: 'sign-in-throttled', after: { blocked_until: '' } }, 'sign-in-throttled'],
  ['a new network', { action: 'sign-in', after: { new_network: true } }, 'new-network'],
  ['a known network', { action: 'sign-in', after: { new_network: false } }, null],
  ['a sign-in of long ago', { action: 'sign-in' }, null],
  ['a new administrator', { action: 'create', after: admin }, 'new-administrator'],
  ['an editor made administrator', { before: editor, after: admin }, 'new-administrator'],
  ['an administrator who is renamed', { before: admin, after: { ...admin, name: 'B' } }, null],
  ['an administrator who becomes editor', { before: admin, after: editor }, null],
  ['an administrator who is deleted', { action: 'delete', before: admin }, null],
  [
    'other permissions of a role',
    { noun: 'role', before: role('post-edit'), after: role('post-edit', 'user-edit') },
    'permissions-changed',
  ],
  [
    'the same permissions in another order',
    { noun: 'role', before: role('post-edit', 'user-edit'), after: role('user-edit', 'post-edit') },
    null,
  ],
  ['a new role', { action: 'create', noun: 'role', after: role('post-edit') }, null],
])('finds the concern in %s', (_, record, expected) => expect(concern(record)).toBe(expected));

it.each([
  [{ name: 'rain' }, 'rain'],
  [role(), 'Editor'],
  [{ title: 'Flood' }, 'Flood'],
  [{ text: 'Storm' }, 'Storm'],
  [{ text_my: '', text_en: 'Heat' }, 'Heat'],
  [{ images: [] }, ''],
  ['unknown', ''],
])('names %j', (entity, name) => {
  const change = { action: 'update', noun: 'tag' } as const;
  expect(auditSummaryOf({ ...change, before: null, after: entity }).name).toBe(name);
  expect(auditSummaryOf({ ...change, before: entity, after: null }).name).toBe(name);
});

it('names a role in both languages', () => {
  const after = { name: { en: 'Editor', mm: 'အယ်ဒီတာ' } };
  const summary = auditSummaryOf({ action: 'create', noun: 'role', before: null, after });
  expect(summary).toMatchObject({ name: 'Editor', name_mm: 'အယ်ဒီတာ' });
});
