import { ANNOUNCEMENT_TYPES } from '../../contract/announcementTypes';
import type { Announcement, AnnouncementVersion } from '../../contract/announcement';
import { HAZARDS } from '../../contract/announcementTemplate';
import type { AnnouncementTemplate } from '../../contract/announcementTemplate';
import { AUDIT_ACTIONS, SECURITY_EVENTS } from '../../contract/audit';
import { ALL_NOUNS, NOUNS } from '../../contract/nouns';
import type { Noun } from '../../contract/nouns';
import type { AuditEvent, AuditRecord, SignInBlock, SignInDetail } from '../../contract/audit';
import { CATEGORY_LEVELS } from '../../contract/category';
import type { Category } from '../../contract/category';
import type { Image } from '../../contract/image';
import type { PageMeta } from '../../contract/paging';
import { PERMISSION_SLUGS } from '../../contract/permissions';
import type { Permission, PermissionSlug } from '../../contract/permissions';
import { POST_TYPES } from '../../contract/post';
import type { ListedPost, Post } from '../../contract/post';
import type { Role, RoleName } from '../../contract/role';
import type { SessionInfo, SessionUser, TemporaryPassword } from '../../contract/session';
import type { Slider } from '../../contract/slider';
import type { Tag, TagUse } from '../../contract/tag';
import { TRASHED_NOUNS } from '../../contract/trash';
import type { TrashEntry } from '../../contract/trash';
import type { RecoveryCodes, TwoFactorSecret, TwoFactorState } from '../../contract/twoFactor';
import type { User } from '../../contract/user';
import {
  COUNT,
  exampled,
  FLAG,
  ID,
  INSTANT,
  listOf,
  oneOf,
  orNull,
  POSITIVE,
  shape,
  TEXT,
} from '../http/openapi/jsonSchema';
import { EXCERPT_LENGTH } from '../html/excerpt';
import type { JsonSchema } from '../http/openapi/jsonSchema';
import { MESSAGES, PAGE_META_EXAMPLE, PAGES, pageMeta, ref } from '../http/openapi/responses';
import type { Components } from '../http/openapi/responses';

const SLUGS = listOf(oneOf(PERMISSION_SLUGS));
const NAMES = shape<RoleName>({ en: TEXT, mm: TEXT });

const userRole = { id: ID, slug: TEXT, name: NAMES };
/** Every update compares it. The front end can work without it. */
const VERSION = { version: { ...POSITIVE, 'x-extra': true } };

const user = {
  ...{ id: ID, name: TEXT, email: TEXT },
  roleName: shape<User['roleName']>({ en: TEXT }),
  ...{ slug: TEXT, role_id: ID, created_at: INSTANT, ...VERSION },
};

const NAMED_USER = shape<NonNullable<AuditEvent['user']>>({ id: ID, name: TEXT, email: TEXT });

const auditEvent = {
  ...{ id: ID, created_at: INSTANT, user: orNull(NAMED_USER) },
  ...{ action: oneOf(AUDIT_ACTIONS), noun: oneOf(ALL_NOUNS), noun_id: ID },
  ...{ name: TEXT, name_mm: TEXT, concern: orNull(oneOf(SECURITY_EVENTS)) },
  ...{ request_id: TEXT, address: TEXT },
};

const ZAWGYI_COUNT = { ...COUNT, description: 'How many look like Zawgyi.', 'x-extra': true };

const AUDITED_ENTITY: JsonSchema = {
  anyOf: [
    ...ALL_NOUNS.map((noun) => ref(NOUNS[noun].component)),
    ref('SignInDetail'),
    ref('SignInBlock'),
    { type: 'null' },
  ],
  description: 'Null before a creation or restoration and after a deletion.',
};

const RAIN: Image = { id: 12, url: '/images/rain.jpg', size: 348112 };
const BAGO: Tag = { id: 9, name: 'Bago', slug: 'bago' };
const EDITOR = { id: 4, slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' } };
const MAY_WRITE: PermissionSlug[] = ['post-create', 'post-edit'];
const KHIN: User = {
  ...{ id: 2, name: 'Daw Khin Khin', email: 'khin@example.org', role: EDITOR },
  ...{ roleName: { en: 'Editor' }, slug: 'editor', role_id: 4 },
  ...{ created_at: '2026-06-05T03:00:00.000Z', version: 3 },
};
const ICON = '/build/icons/category-one.svg';

const post = {
  ...{ id: ID, title: TEXT, description: TEXT, category: TEXT, categoryId: ID },
  ...{ tags: listOf(ref('Tag')), type: oneOf(POST_TYPES) },
  cover_image: orNull(shape<{ url: string }>({ url: TEXT })),
  description_images: listOf(shape<Omit<Image, 'size'>>({ id: ID, url: TEXT })),
  ...{ created_at: INSTANT, ...VERSION },
};
const POST: Post = {
  ...{ id: 7, title: 'Flood in Bago', description: '<p>The river is rising.</p>' },
  ...{ category: 'Flood', categoryId: 5, tags: [BAGO], type: 'post' },
  cover_image: { url: '/images/river.jpg' },
  description_images: [{ id: 31, url: '/images/bridge.jpg' }],
  ...{ created_at: '2026-06-05T03:00:00.000Z', version: 2 },
};
const LISTED =
  `With the first ${EXCERPT_LENGTH} characters of its \`description\`, as well-formed HTML; ` +
  '`GET /api/posts/{id}` has all of it.';

/**
 * The components of all responses: the types of the contract, with only the values that this server
 * sends. A test checks every real response against them.
 */
export const COMPONENTS = {
  Image: exampled<Image>({ id: ID, url: TEXT, size: COUNT }, RAIN),
  Slider: exampled<Slider>(
    { id: ID, images: listOf(ref('Image')), ...VERSION },
    { id: 3, images: [RAIN], version: 1 },
  ),
  Announcement: exampled<Announcement>(
    {
      ...{ id: ID, text: TEXT, type: oneOf(ANNOUNCEMENT_TYPES), ...VERSION },
      issued_at: { ...INSTANT, 'x-extra': true },
      renewed_at: { ...orNull(INSTANT), 'x-extra': true },
    },
    {
      ...{ id: 1, text: 'Heavy rain is expected in Bago.', type: 'warning', version: 2 },
      ...{ issued_at: '2026-06-05T03:00:00.000Z', renewed_at: null },
    },
  ),
  AnnouncementVersion: shape<AnnouncementVersion>({
    ...{ id: ID, text: TEXT, type: TEXT, user_name: orNull(TEXT) },
    ...{ from: INSTANT, until: orNull(INSTANT) },
    renewals: listOf(
      shape<AnnouncementVersion['renewals'][number]>({ at: INSTANT, user_name: orNull(TEXT) }),
    ),
  }),
  AnnouncementTemplate: shape<AnnouncementTemplate>({
    ...{ id: ID, ...VERSION, hazard: oneOf(HAZARDS), stage: TEXT },
    ...{ type: oneOf(ANNOUNCEMENT_TYPES), text_my: TEXT, text_en: TEXT },
  }),
  Role: exampled<Role>(
    { id: ID, slug: TEXT, name: NAMES, permissions: SLUGS, ...VERSION },
    { ...EDITOR, permissions: MAY_WRITE, version: 1 },
  ),
  Permission: exampled<Permission>(
    {
      ...{ id: ID, slug: oneOf(PERMISSION_SLUGS), group: TEXT },
      name: shape<Permission['name']>({ en: TEXT }),
    },
    { id: 1, slug: 'post-create', group: 'Post', name: { en: 'Create post' } },
  ),
  Category: exampled<Category>(
    {
      ...{ id: ID, name: TEXT, icon: TEXT },
      ...{ parent_id: orNull(ID), level: oneOf(CATEGORY_LEVELS), ...VERSION },
    },
    { id: 5, name: 'Flood', icon: ICON, parent_id: 2, level: 2, version: 1 },
  ),
  CategoryName: exampled<Pick<Category, 'id' | 'name'>>(
    { id: ID, name: TEXT },
    { id: 5, name: 'Flood' },
  ),
  CategoryParent: exampled<Pick<Category, 'id' | 'name' | 'icon'>>(
    { id: ID, name: TEXT, icon: TEXT },
    { id: 2, name: 'Weather', icon: ICON },
  ),
  Tag: exampled<Tag>({ id: ID, name: TEXT, slug: TEXT }, BAGO),
  TagUse: shape<TagUse>({ id: ID, name: TEXT, slug: TEXT, posts: COUNT }),
  Post: exampled<Post>(post, POST),
  ListedPost: {
    ...exampled<ListedPost>(
      { ...post, category_icon: { ...TEXT, 'x-extra': true } },
      { ...POST, category_icon: ICON },
    ),
    description: LISTED,
  },
  User: exampled<User>({ ...user, role: shape<Omit<User['role'], 'permissions'>>(userRole) }, KHIN),
  SessionUser: exampled<SessionUser>(
    {
      ...{
        ...user,
        permissions: SLUGS,
        must_change_password: oneOf([true]),
        must_set_up_two_factor: oneOf([true]),
      },
      role: shape<User['role']>({ ...userRole, permissions: SLUGS }),
    },
    { ...KHIN, permissions: MAY_WRITE, role: { ...EDITOR, permissions: MAY_WRITE } },
    ['must_change_password', 'must_set_up_two_factor'],
  ),
  Session: shape<SessionInfo>({
    ...{ id: TEXT, user_agent: TEXT, address: TEXT, current: FLAG },
    ...{ created_at: INSTANT, last_used_at: INSTANT, ends_at: INSTANT },
  }),
  TemporaryPassword: shape<TemporaryPassword>({ password: TEXT, expires_at: INSTANT }),
  TwoFactorState: shape<TwoFactorState>({
    ...{ enabled: FLAG, required: FLAG, recovery_codes_left: COUNT },
  }),
  TwoFactorSecret: shape<TwoFactorSecret>({ secret: TEXT, uri: TEXT }),
  RecoveryCodes: shape<RecoveryCodes>({ recovery_codes: listOf(TEXT) }),
  AuditEvent: shape<AuditEvent>(auditEvent),
  AuditRecord: shape<AuditRecord>({
    ...auditEvent,
    ...{ before: AUDITED_ENTITY, after: AUDITED_ENTITY },
  }),
  SignInDetail: shape<SignInDetail>({ new_network: FLAG }),
  SignInBlock: shape<SignInBlock>({ blocked_until: INSTANT }),
  TrashEntry: shape<TrashEntry>({
    ...{ id: ID, noun: oneOf(TRASHED_NOUNS), noun_id: ID, title: orNull(TEXT) },
    ...{ deleted_at: INSTANT, deleted_by: NAMED_USER, kept_until: INSTANT },
  }),
  ...PAGES,
  PostPageMeta: exampled<Omit<PageMeta, 'more'>>(
    { ...pageMeta, zawgyi: ZAWGYI_COUNT },
    { ...PAGE_META_EXAMPLE, zawgyi: 0 },
  ),
  AuditPageMeta: shape<Omit<PageMeta, 'zawgyi'>>({ ...pageMeta, more: FLAG }),
  ...MESSAGES,
} satisfies Components & Record<(typeof NOUNS)[Noun]['component'], unknown>;
