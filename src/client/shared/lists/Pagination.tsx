import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { clampPage, paginationItems } from './paginationItems';
import { PaginationPage } from './PaginationPage';
import { PaginationStep } from './PaginationStep';
import { barStyles, gapStyles, pagesStyles, pageStyles } from './paginationStyles';

interface PaginationProps {
  page: number;
  lastPage: number;
  onChange: (page: number) => void;
  /** The pointer or the focus has reached the button of that page: it will be asked for soon. */
  onApproach: (page: number) => void;
}

/**
 * The one pagination of all lists (section 2), hidden where there is one page or fewer. It stays as
 * it is while a page loads: whoever presses twice goes two pages on, and no button loses the focus.
 */
export function Pagination({ page, lastPage, onChange, onApproach }: PaginationProps) {
  const { t } = useTranslation();
  if (lastPage <= 1) return null;
  const current = clampPage(page, lastPage);
  const towards = (target: number) => ({
    isAtEnd: target < 1 || target > lastPage,
    onPress: () => onChange(target),
    onApproach: () => onApproach(target),
  });
  return (
    <Box component="nav" aria-label={t('Pagination')} sx={barStyles}>
      <PaginationStep label={t('Previous page')} icon={<ChevronLeft />} {...towards(current - 1)} />
      <Box component="ul" sx={pagesStyles(lastPage)}>
        {paginationItems(current, lastPage).map((item) =>
          typeof item === 'number' ? (
            <Box component="li" key={item} sx={pageStyles}>
              <PaginationPage
                page={item}
                isCurrent={item === current}
                onPress={onChange}
                onApproach={onApproach}
              />
            </Box>
          ) : (
            <Box component="li" key={item} aria-hidden sx={gapStyles}>
              …
            </Box>
          ),
        )}
      </Box>
      <PaginationStep label={t('Next page')} icon={<ChevronRight />} {...towards(current + 1)} />
    </Box>
  );
}
