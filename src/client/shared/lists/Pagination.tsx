import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PAGINATION_WINDOW } from '../../../contract/limits';
import { useTranslation } from '../text/i18n';
import { ChevronLeft, ChevronRight } from '../ui/icons';
import { Tooltip } from '../ui/Tooltip';

/** A page, or a gap on one side of the current page. */
export type PaginationItem = number | 'before' | 'after';

export function clampPage(page: number, lastPage: number): number {
  return Math.min(Math.max(1, page), Math.max(1, lastPage));
}

/**
 * Returns the first page, the last, and the current one with its neighbours. A gap replaces the
 * pages left out, even a single one: page 1 of 10 gives `1 2 … 10`, page 5 gives `1 … 4 5 6 … 10`.
 * MUI's `usePagination` shows at least `1 2 3 … 10` on page 1.
 */
export function paginationItems(page: number, lastPage: number): PaginationItem[] {
  if (lastPage < 1) return [];
  const current = clampPage(page, lastPage);
  const from = Math.max(2, current - PAGINATION_WINDOW);
  const to = Math.min(lastPage - 1, current + PAGINATION_WINDOW);
  const items: PaginationItem[] = [1];
  if (from > 2) items.push('before');
  for (let shown = from; shown <= to; shown += 1) items.push(shown);
  if (to < lastPage - 1) items.push('after');
  if (lastPage > 1) items.push(lastPage);
  return items;
}

interface PaginationProps {
  page: number;
  lastPage: number;
  onChange: (page: number) => void;
  /**
   * Called when the pointer or the focus reaches a page's button, so that the page can be
   * prefetched.
   */
  onApproach: (page: number) => void;
}

/** The width of a page button in CSS pixels, which is that of a touch target. */
const PAGE_WIDTH = 44;
const MAX_ITEMS = 7;
const MAX_BUTTONS = 5;
const TWO_LINES = '@container (width < 352px)';

/**
 * On a phone the bar sticks to the bottom of the window, within a thumb's reach, if there is enough
 * height for rows.
 */
const barStyles: SxProps<Theme> = {
  position: { xs: 'sticky', sm: 'static' },
  '@media (height < 400px)': { position: 'static' },
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  columnGap: { sm: 0.5 },
  p: 1,
  bgcolor: 'background.paper',
  borderTopStyle: 'solid',
  borderTopWidth: { xs: 1, sm: 0 },
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};

/** Reserves the maximum width, so that the buttons on either side never move under the pointer. */
const pagesStyles = (lastPage: number) => ({
  flex: { xs: 1, sm: 'none' },
  width: { sm: Math.min(lastPage, MAX_ITEMS) * PAGE_WIDTH },
  minWidth: 0,
  [TWO_LINES]: lastPage < MAX_BUTTONS ? {} : { order: 1, flexBasis: '100%' },
  display: 'flex',
  justifyContent: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
});

const pageStyles = { flex: `0 0 ${PAGE_WIDTH}px`, px: { sm: 0.25 } };
const gapStyles = {
  flex: { xs: '0 1 20px', sm: `0 0 ${PAGE_WIDTH}px` },
  alignSelf: 'center',
  textAlign: 'center',
  color: 'text.secondary',
};
const buttonStyles = { width: '100%', minWidth: 0, px: 0, color: 'text.primary' };
const currentStyles = { ...buttonStyles, color: 'primary.main', bgcolor: 'tone.accent.surface' };

interface StepProps {
  label: string;
  icon: ReactNode;
  align: 'start' | 'end';
  /**
   * Whether there is no page in this direction. The button then does nothing, but keeps its place
   * and the focus.
   */
  isAtEnd: boolean;
  onPress: () => void;
  onApproach: () => void;
}

function StepButton({ label, icon, align, isAtEnd, onPress, onApproach }: StepProps) {
  const handlers = isAtEnd
    ? {}
    : { onClick: onPress, onFocus: onApproach, onPointerEnter: onApproach };
  return (
    <Tooltip title={label} align={align} side="above">
      <IconButton
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        sx={isAtEnd ? { opacity: 0.4, cursor: 'default' } : undefined}
        {...handlers}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

interface PageButtonProps extends Pick<PaginationProps, 'page' | 'onChange' | 'onApproach'> {
  isCurrent: boolean;
}

function PageButton({ page, isCurrent, onChange, onApproach }: PageButtonProps) {
  const { t } = useTranslation();
  const approach = () => onApproach(page);
  const handlers = isCurrent
    ? { 'aria-current': 'page' as const }
    : { onClick: () => onChange(page), onFocus: approach, onPointerEnter: approach };
  return (
    <Button
      aria-label={t('Page {{number}}', { number: page })}
      sx={isCurrent ? currentStyles : buttonStyles}
      {...handlers}
    >
      {page}
    </Button>
  );
}

/**
 * The pagination of all lists, hidden if there is only one page. It does not change while a page
 * loads: two presses on Next go two pages forward, and no button loses the focus.
 */
export function Pagination({ page, lastPage, ...handlers }: PaginationProps) {
  const { t } = useTranslation();
  if (lastPage <= 1) return null;
  const current = clampPage(page, lastPage);
  const stepTo = (target: number) => ({
    isAtEnd: target < 1 || target > lastPage,
    onPress: () => handlers.onChange(target),
    onApproach: () => handlers.onApproach(target),
  });
  return (
    <Box component="nav" aria-label={t('Pagination')} data-sticky sx={barStyles}>
      <StepButton
        label={t('Previous page')}
        icon={<ChevronLeft />}
        align="start"
        {...stepTo(current - 1)}
      />
      <Box component="ul" sx={pagesStyles(lastPage)}>
        {paginationItems(current, lastPage).map((item) =>
          typeof item === 'number' ? (
            <Box component="li" key={item} sx={pageStyles}>
              <PageButton page={item} isCurrent={item === current} {...handlers} />
            </Box>
          ) : (
            <Box component="li" key={item} aria-hidden sx={gapStyles}>
              …
            </Box>
          ),
        )}
      </Box>
      <StepButton
        label={t('Next page')}
        icon={<ChevronRight />}
        align="end"
        {...stepTo(current + 1)}
      />
    </Box>
  );
}
