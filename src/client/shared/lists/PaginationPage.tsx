import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface PaginationPageProps {
  page: number;
  isCurrent: boolean;
  onPress: (page: number) => void;
  onApproach: (page: number) => void;
}

const look = { width: '100%', minWidth: 0, px: 0, color: 'text.primary' };
const current = { ...look, color: 'primary.main', bgcolor: 'tone.accent.surface' };

/** The way to one page; on the current one nothing happens. */
export function PaginationPage({ page, isCurrent, onPress, onApproach }: PaginationPageProps) {
  const { t } = useTranslation();
  const approach = () => onApproach(page);
  const handlers = isCurrent
    ? { 'aria-current': 'page' as const }
    : { onClick: () => onPress(page), onFocus: approach, onPointerEnter: approach };
  return (
    <Button
      aria-label={t('Page {{number}}', { number: page })}
      sx={isCurrent ? current : look}
      {...handlers}
    >
      {page}
    </Button>
  );
}
