import type { Category, CategoryForm } from '../../../contract/category';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { useGetPostCategoriesQuery } from '../../shared/api/postCategoriesApi';
import { langOf } from '../../shared/text/langOf';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { CategoryIcon } from './CategoryIcon';
import { iconName } from './icons';

/** The name of a parent, or the id of one that the server does not list. */
function ParentName({ id }: { id: Id }) {
  const { data: categories = [] } = useGetPostCategoriesQuery();
  const name = categories.find((category) => isSameId(category.id, id))?.name || String(id);
  return <span lang={langOf(name)}>{name}</span>;
}

/** In an edit the screen sets level and parent, so the user is not asked to choose. */
export const CATEGORY_FIELDS = {
  id: 'stored',
  name: { label: 'Category Name', heading: 'Name', change: 'text' },
  icon: {
    label: 'Category Icon',
    heading: 'Icon',
    show: (icon) => <CategoryIcon src={icon} alt={iconName(icon)} />,
    change: 'images',
  },
  level: 'stored',
  parent_id: {
    label: 'Parent Category',
    show: (id) => <ParentName id={id} />,
    keeps: 'theirs',
    change: 'entries',
  },
  version: 'stored',
} satisfies FieldTable<CategoryForm, Category>;
