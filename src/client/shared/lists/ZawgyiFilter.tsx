import Button from '@mui/material/Button';
import { useTranslation } from '../text/i18n';
import { NO_FILTER } from './listsSlice';
import type { ListController } from './useListPage';

/** Filters for rows that look like Zawgyi, if the server has reported any. */
export function ZawgyiFilter({ list }: { list: ListController<unknown> }) {
  const { t } = useTranslation();
  const { state, zawgyi: count } = list;
  const show = () => list.search({ ...NO_FILTER, zawgyi: 'true' });
  if (state.status === 'filtered' || !count) return null;
  return (
    <Button variant="text" onClick={show}>
      <span>
        {count === 1 ? t('1 looks like Zawgyi') : t('{{count}} look like Zawgyi', { count })}
      </span>
    </Button>
  );
}
