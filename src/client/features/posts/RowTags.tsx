import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../contract/tag';
import { Tooltip } from '../../shared/ui/Tooltip';

const TAGS_PER_ROW = 2;

/** The first two tags and the number of the others; the tooltip has all of them. */
export function RowTags({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation();
  const allId = useId();
  if (tags.length === 0) return t('No Tags');
  const names = tags.map(({ name }) => name);
  const rest = names.length - TAGS_PER_ROW;
  const shown = names.slice(0, TAGS_PER_ROW).join(', ');
  if (rest <= 0) return shown;
  return (
    <Tooltip title={names.join(', ')} align="start">
      <span aria-describedby={allId}>
        {shown} <span>+{rest}</span>
      </span>
      <span id={allId} hidden>
        {names.join(', ')}
      </span>
    </Tooltip>
  );
}
