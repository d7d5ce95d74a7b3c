import type { Noun } from '../../contract/nouns';
import { ANNOUNCEMENT_FIELDS } from '../features/announcements/announcementFields';
import { TEMPLATE_FIELDS } from '../features/announcements/templates/templateFields';
import { CATEGORY_FIELDS } from '../features/categories/categoryFields';
import { POST_FIELDS } from '../features/posts/postFields';
import { TAG_FIELDS } from '../features/posts/tagPicker/tagFields';
import { ROLE_FIELDS } from '../features/roles/roleFields';
import { SLIDER_FIELDS } from '../features/sliders/sliderFields';
import { USER_FIELDS } from '../features/users/userFields';
import type { Fields } from '../shared/ui/fieldTable';

/** For screens that show any noun. They load these tables when they need one. */
export const FIELD_TABLES: Readonly<Record<Noun, Fields>> = {
  slider: SLIDER_FIELDS,
  announcement: ANNOUNCEMENT_FIELDS,
  'announcement-template': TEMPLATE_FIELDS,
  role: ROLE_FIELDS,
  category: CATEGORY_FIELDS,
  tag: TAG_FIELDS,
  post: POST_FIELDS,
  user: USER_FIELDS,
};
