import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { announcementCreateSchema, announcementEditSchema } from '../../src/contract/announcement';
import { categoryEditSchema, categorySchema } from '../../src/contract/category';
import { postCreateSchema, postEditSchema } from '../../src/contract/post';
import type { PostEditForm } from '../../src/contract/post';
import { changePasswordSchema } from '../../src/contract/profile';
import { roleCreateSchema, roleEditSchema } from '../../src/contract/role';
import { searchSchema } from '../../src/contract/search';
import { sliderCreateSchema, sliderEditSchema } from '../../src/contract/slider';
import { userCreateSchema, userEditSchema } from '../../src/contract/user';

const photo = { name: 'flood.jpg', size: 1499 };
const user = { name: 'Daw Hla', email: 'hla@example.org', role_id: 2 };
const post = {
  title: 'မိုးလေဝသ',
  category_id: '4',
  tags: [1],
  type: 'post',
  cover_image: photo,
  description: '<p>Heavy rain in Yangon</p>',
  description_images: [],
  backdate: '',
} satisfies Record<keyof PostEditForm, unknown>;

/** Each form of the validation table with its schema and a valid input. */
export const FORMS = {
  'Slider create': { schema: sliderCreateSchema, valid: { images: [photo] } },
  'Slider edit': {
    schema: sliderEditSchema,
    valid: { existing: [1, 2], removed: [1], images: [] },
  },
  'Announcement create': {
    schema: announcementCreateSchema,
    valid: { text: 'Storm', type: 'be careful' },
  },
  'Announcement edit': { schema: announcementEditSchema, valid: { text: '', type: 'warning' } },
  'Role create': {
    schema: roleCreateSchema,
    valid: { name: { en: 'Editor', mm: 'အယ်ဒီတာ' }, permissions: ['post-edit'] },
  },
  'Role edit': {
    schema: roleEditSchema,
    valid: { name: { en: 'Editor', mm: 'အယ်ဒီတာ' }, permissions: [] },
  },
  'Category create': {
    schema: categorySchema,
    valid: { name: 'Rain', icon: '/build/icons/category-one.svg', level: 1, parent_id: null },
  },
  'Category create, level 2': {
    schema: categorySchema,
    valid: { name: 'Rain', icon: '/build/icons/category-one.svg', level: 2, parent_id: 7 },
  },
  'Category edit': {
    schema: categoryEditSchema,
    valid: { name: '', icon: '', level: 2, parent_id: null },
  },
  'Post create': { schema: postCreateSchema, valid: post },
  'Post edit': { schema: postEditSchema, valid: { ...post, type: 'knowledge', cover_image: null } },
  'User create': {
    schema: userCreateSchema,
    valid: { ...user, password: 'secret', password_confirmation: 'secret' },
  },
  'User edit': { schema: userEditSchema, valid: user },
  'Change password': {
    schema: changePasswordSchema,
    valid: { old_password: 'old', new_password: 'new', new_password_confirmation: 'new' },
  },
  'Search box': { schema: searchSchema, valid: { query: 'rain', start_date: '', end_date: '' } },
} as const;

export type FormName = keyof typeof FORMS;

/** Every message that a schema has for an input, in the order in which it reports them. */
export function messagesOf(schema: Schema, input: unknown): string[] {
  try {
    schema.validateSync(input, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}
