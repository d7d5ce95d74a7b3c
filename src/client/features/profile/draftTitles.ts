import type { Translate } from '../../shared/i18n';

/** The forms of new entities and of edits, by the first part of a draft's name. */
const FORMS: Record<string, { create: string; edit: string } | undefined> = {
  slider: { create: 'Create Slider', edit: 'Edit Slider' },
  announcement: { create: 'Create Announcement', edit: 'Edit Announcement' },
  role: { create: 'Create Role', edit: 'Edit Role' },
  category: { create: 'Create Parent Category', edit: 'Edit Category' },
  'child-category': { create: 'Create Child Category', edit: 'Edit Category' },
  post: { create: 'Create Post', edit: 'Edit Post' },
  user: { create: 'Create User', edit: 'Edit User' },
};

/** `Create Post` or `Edit Post 12` of a draft's name, such as `post:12`. */
export function draftTitle(name: string, t: Translate): string {
  const [form = '', id = ''] = name.split(':');
  const titles = FORMS[form];
  if (!titles) return name;
  return id === 'new' ? t(titles.create) : `${t(titles.edit)} ${id}`;
}
