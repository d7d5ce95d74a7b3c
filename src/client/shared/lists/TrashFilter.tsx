import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useSelector } from 'react-redux';
import { Link, useMatch } from 'react-router';
import { RESTORE_PERMISSIONS } from '../../../contract/policies';
import type { TrashedNoun } from '../../../contract/trash';
import { selectAcceptsKeys } from '../api/serverSlice';
import { useCan } from '../session/useCan';
import { useTranslation } from '../text/i18n';
import { TRASHED } from './trashApi';

/** On a narrow screen, long words break. */
const groupStyles = {
  maxWidth: '100%',
  '& > .MuiButton-root': { flexShrink: 1, whiteSpace: 'normal' },
};

const currentStyles = { color: 'primary.main', bgcolor: 'action.selected' };

/** Switches between the records of a list and the deleted ones, if the user may restore them. */
export function TrashFilter({ noun }: { noun: TrashedNoun }) {
  const { t } = useTranslation();
  const { list, trash } = TRASHED[noun];
  const mayRestore = useCan(RESTORE_PERMISSIONS[noun]);
  const isOurs = useSelector(selectAcceptsKeys);
  const showsTrash = useMatch(trash) !== null;
  if (!mayRestore || !isOurs) return null;
  const options = [
    { to: list, label: t('All'), isCurrent: !showsTrash },
    { to: trash, label: t('Recently deleted'), isCurrent: showsTrash },
  ];
  return (
    <ButtonGroup sx={groupStyles} aria-label={t('Filter')}>
      {options.map(({ to, label, isCurrent }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          sx={isCurrent ? currentStyles : undefined}
        >
          {label}
        </Button>
      ))}
    </ButtonGroup>
  );
}
