import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Announcement } from '../../../contract/announcement';
import type { AnnouncementTemplate } from '../../../contract/announcementTemplate';
import type { Noun } from '../../../contract/nouns';
import type { Category } from '../../../contract/category';
import { isSameId } from '../../../contract/ids';
import { namesOfPermission, PERMISSION_SLUGS } from '../../../contract/permissions';
import type { Post } from '../../../contract/post';
import { isRecord } from '../../../contract/records';
import type { Role } from '../../../contract/role';
import { roleName } from '../../../contract/roleName';
import type { Slider } from '../../../contract/slider';
import type { MergedTag } from '../../../contract/tag';
import type { User } from '../../../contract/user';
import { isId, isInstant, listOf, normalizeImages, readSlugs, textOf } from '../api/normalize';
import { useGetPostCategoriesQuery } from '../api/postCategoriesApi';
import { dayOfCreatedAt, formatBackdate, formatMoment } from '../text/dates';
import { toTextLines } from '../text/html';
import { useTranslation } from '../text/i18n';
import type { Translate } from '../text/i18n';
import { langOf } from '../text/langOf';
import { roleNameOr } from '../text/roleNameOr';
import { Thumbnail } from './FramedImage';
import { TextChange, useChangeStyles } from './TextChange';

type Value = unknown;

interface ViewProps {
  before: Value;
  after: Value;
}

interface Field {
  label: string;
  read?: (entity: Record<string, unknown>) => Value;
  view: (props: ViewProps) => ReactNode;
}

/** `hidden` fields are never shown, or are shown as part of another field. */
type Fields<T> = Record<keyof T, Field | Field[] | 'hidden'>;

function writtenOf(value: Value): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Text({ before, after }: ViewProps) {
  return <TextChange before={writtenOf(before)} after={writtenOf(after)} isField />;
}

function Html({ before, after }: ViewProps) {
  const { t } = useTranslation();
  const [old, current] = [before, after].map((html) => toTextLines(writtenOf(html)));
  if (old === current) {
    return <span>{t('The text is the same. Its formatting, links or images differ.')}</span>;
  }
  return <TextChange before={old ?? ''} after={current ?? ''} isField />;
}

const listStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' };

interface EntriesProps {
  removed: string[];
  added: string[];
  children?: (entry: string, label: string) => ReactNode;
}

function Entries({ removed, added, children = (entry) => entry }: EntriesProps) {
  const { t } = useTranslation();
  const styles = useChangeStyles();
  return (
    <Box component="ul" role="list" sx={[listStyles, styles]}>
      {removed.map((entry) => (
        <li key={entry} lang={langOf(entry)}>
          <del>{children(entry, t('Removed'))}</del>
        </li>
      ))}
      {added.map((entry) => (
        <li key={entry} lang={langOf(entry)}>
          <ins>{children(entry, t('Added'))}</ins>
        </li>
      ))}
    </Box>
  );
}

const without = (entries: string[], others: string[]) =>
  entries.filter((entry) => !others.includes(entry));

/** A view of values that are lists of texts or single texts. */
function entries(namesOf: (value: Value, t: Translate) => string[]) {
  return function NamedEntries({ before, after }: ViewProps) {
    const { t } = useTranslation();
    const [old, current] = [namesOf(before, t), namesOf(after, t)];
    return <Entries removed={without(old, current)} added={without(current, old)} />;
  };
}

const word = (nameOf: (value: Value, t: Translate) => string) =>
  entries((value, t) => [nameOf(value, t)].filter(Boolean));

const urlsOf = (value: Value) =>
  typeof value === 'string'
    ? [value].filter(Boolean)
    : normalizeImages(value).map(({ url }) => url);

/** The files of removed images may no longer exist. */
function Images({ before, after }: ViewProps) {
  const [old, current] = [urlsOf(before), urlsOf(after)];
  return (
    <Entries removed={without(old, current)} added={without(current, old)}>
      {(url, label) => (
        <Box component="span" sx={{ display: 'inline-grid', p: 0.5 }}>
          <Thumbnail src={url} alt="" />
          <span aria-hidden>{label}</span>
        </Box>
      )}
    </Entries>
  );
}

/** Shows the names of the parents before and after, or the id of an unknown category. */
function ParentName({ before, after }: ViewProps) {
  const { data: categories = [] } = useGetPostCategoriesQuery();
  const [old, current] = [before, after].map((id) => {
    const name = isId(id) && categories.find((category) => isSameId(category.id, id))?.name;
    return [name || writtenOf(id)].filter(Boolean);
  });
  return <Entries removed={old ?? []} added={current ?? []} />;
}

const dayOf = (value: Value) => {
  const day = dayOfCreatedAt(writtenOf(value));
  return day ? formatBackdate(day) : writtenOf(value);
};

const momentOf = (value: Value) => (isInstant(value) ? formatMoment(value) : writtenOf(value));

const permissionName = (slug: string, t: Translate) =>
  PERMISSION_SLUGS.some((known) => known === slug) ? t(namesOfPermission(slug).name) : slug;

const tagsOf = (value: Value) =>
  (listOf(value) ?? []).flatMap((tag) => (isRecord(tag) ? textOf(tag.name) || [] : []));

const typeWord = word((type, t) => t(writtenOf(type)));
const POST_TYPES: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

const text = (label: string): Field => ({ label, view: Text });

const nameIn = (language: 'en' | 'mm', label: string): Field => ({
  ...text(label),
  read: ({ name }) => (isRecord(name) ? name[language] : undefined),
});

const SLIDER: Fields<Slider> = {
  id: 'hidden',
  images: { label: 'Images', view: Images },
  version: 'hidden',
};

const ANNOUNCEMENT: Fields<Announcement> = {
  id: 'hidden',
  text: text('Text'),
  type: { label: 'Type', view: typeWord },
  issued_at: 'hidden',
  renewed_at: { label: 'Renewed at', view: word(momentOf) },
  version: 'hidden',
};

const TEMPLATE: Fields<AnnouncementTemplate> = {
  id: 'hidden',
  hazard: { label: 'Hazard', view: typeWord },
  stage: text('Stage'),
  type: { label: 'Type', view: typeWord },
  text_my: text('Burmese text'),
  text_en: text('English text'),
  version: 'hidden',
};

const ROLE: Fields<Role> = {
  id: 'hidden',
  slug: 'hidden',
  name: [nameIn('en', 'Role Name (English)'), nameIn('mm', 'Role Name (Myanmar)')],
  permissions: {
    label: 'Permissions',
    view: entries((slugs, t) => readSlugs(slugs).map((slug) => permissionName(slug, t))),
  },
  version: 'hidden',
};

const CATEGORY: Fields<Category> = {
  id: 'hidden',
  name: text('Category Name'),
  icon: { label: 'Category Icon', view: Images },
  parent_id: { label: 'Parent Category', view: ParentName },
  level: 'hidden',
  version: 'hidden',
};

/** The record of a merge has the ids of all posts. */
function countPosts({ posts, posts_with_both }: Record<string, unknown>): Value {
  const both = (listOf(posts_with_both) ?? []).map((place) => isRecord(place) && place.posts);
  const lists = [posts, ...both].flatMap((list) => listOf(list) ?? []);
  return posts === undefined ? undefined : lists.length;
}

const TAG: Fields<MergedTag> = {
  id: 'hidden',
  name: text('Tag name'),
  slug: 'hidden',
  created_at: 'hidden',
  posts: { label: 'Posts', read: countPosts, view: word(writtenOf) },
  posts_with_both: 'hidden',
};

const POST: Fields<Post> = {
  id: 'hidden',
  title: text('Title'),
  tags: { label: 'Tag', view: entries(tagsOf) },
  category: { label: 'Category', view: word(writtenOf) },
  categoryId: 'hidden',
  type: {
    label: 'Post Type',
    view: word((type, t) => t(POST_TYPES[writtenOf(type)] ?? writtenOf(type))),
  },
  cover_image: { label: 'Cover Photo', view: Images },
  description_images: { label: 'Description Image', view: Images },
  created_at: {
    label: 'Backdate',
    read: ({ created_at }) => dayOf(created_at),
    view: word(writtenOf),
  },
  description: { label: 'Description', view: Html },
  version: 'hidden',
};

const USER: Fields<User> = {
  id: 'hidden',
  name: text('Name'),
  email: text('Email'),
  role: {
    label: 'Role',
    read: ({ role }) => roleNameOr(roleName(role, 'en') ?? undefined, role),
    view: word(writtenOf),
  },
  roleName: 'hidden',
  slug: 'hidden',
  role_id: 'hidden',
  created_at: 'hidden',
  version: 'hidden',
};

const FIELDS: Record<Noun, Record<string, Field | Field[] | 'hidden'>> = {
  slider: { ...SLIDER },
  announcement: { ...ANNOUNCEMENT },
  'announcement-template': { ...TEMPLATE },
  role: { ...ROLE },
  category: { ...CATEGORY },
  tag: { ...TAG },
  post: { ...POST },
  user: { ...USER },
};

interface ChangedField extends Field, ViewProps {
  /**
   * Whether the field comes from another version of the product, so that its label is not a
   * catalogue text.
   */
  isUnknown?: boolean;
}

function fieldsOf(noun: Noun, before: object, after: object) {
  const known = Object.entries(FIELDS[noun]).flatMap(([key, field]) => {
    const fields = field === 'hidden' ? [] : [field].flat();
    return fields.map((one) => ({
      ...one,
      read: one.read ?? ((entity: Record<string, unknown>) => entity[key]),
    }));
  });
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const unknown = [...keys]
    .filter((key) => !Object.hasOwn(FIELDS[noun], key))
    .map((key) => ({
      ...text(key),
      read: (entity: Record<string, unknown>) => entity[key],
      isUnknown: true,
    }));
  return [...known, ...unknown];
}

/** Missing values, empty texts and empty lists look the same to users. */
const comparable = (value: Value) => {
  const written = writtenOf(value);
  return written === '[]' ? '' : written;
};

function changesOf(noun: Noun, before: unknown, after: unknown): ChangedField[] {
  const [old, current] = [before, after].map((entity) => (isRecord(entity) ? entity : {}));
  if (!old || !current) return [];
  return fieldsOf(noun, old, current)
    .map((field) => ({ ...field, before: field.read(old), after: field.read(current) }))
    .filter((field) => comparable(field.before) !== comparable(field.after));
}

const styles = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  '& dt': { color: 'text.secondary', lineHeight: 1.8, overflowWrap: 'anywhere' },
  '& dd': { m: 0, minWidth: 0 },
} as const;

interface RecordChangesProps {
  noun: Noun;
  before: unknown;
  after: unknown;
}

export function RecordChanges({ noun, before, after }: RecordChangesProps) {
  const { t } = useTranslation();
  const changes = changesOf(noun, before, after);
  if (changes.length === 0) return <Typography>{t('No field differs.')}</Typography>;
  return (
    <Box component="dl" sx={styles}>
      {changes.map(({ label, isUnknown, view: View, ...values }) => (
        <div key={label}>
          <dt translate={isUnknown ? 'no' : undefined}>{isUnknown ? label : t(label)}</dt>
          <dd>
            <View {...values} />
          </dd>
        </div>
      ))}
    </Box>
  );
}
