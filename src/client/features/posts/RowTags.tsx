import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../contract/tag';

const TAGS_PER_ROW = 2;

/** The first two tags and how many more there are (section 9); all of them in the tooltip. */
export function RowTags({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return t('No Tags');
  const names = tags.map(({ name }) => name);
  const rest = names.length - TAGS_PER_ROW;
  const shown = names.slice(0, TAGS_PER_ROW).join(', ');
  if (rest <= 0) return shown;
  return (
    <Tooltip title={names.join(', ')} describeChild>
      <span>
        {shown} <span>+{rest}</span>
      </span>
    </Tooltip>
  );
}
