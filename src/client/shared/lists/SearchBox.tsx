import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../i18n';
import { useShortcut } from '../shortcuts/useShortcut';
import { FilterChips } from './FilterChips';
import { NARROW, onlyNarrow } from './narrow';
import { SearchDates, SearchText } from './SearchFields';
import { loadSchema, useSearchBox } from './useSearchBox';
import type { SearchBoxProps } from './useSearchBox';

/** In a narrow card the fields are folded behind a button, which gets the focus back. */
function useFolding() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLInputElement>(null);
  // At once: what is not displayed cannot be focused.
  const open = () => flushSync(() => setIsOpen(true));
  useShortcut('/', text, () => {
    open();
    text.current?.focus();
    text.current?.select();
  });
  const fold = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const press = () => {
    if (isOpen) return fold();
    open();
    text.current?.focus();
  };
  return { isOpen, toggle, text, press, fold };
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 };

/** The search box, what it found, and in a narrow card the chips. */
const headStyles = {
  ...line,
  alignItems: 'center',
  rowGap: 0.5,
  px: 1.5,
  pt: 1.5,
  pb: 0.5,
  [NARROW]: { rowGap: 1, pb: 1 },
};
/** One line; in a narrow card the text has its own line, and on a small phone each date too. */
const formStyles = (isOpen: boolean) => ({
  ...line,
  flex: '1 1 100%',
  [NARROW]: { display: isOpen ? 'flex' : 'none', order: 2 },
});
const textStyles = { flex: '8 1 200px', minWidth: 0 };
const restStyles = { ...line, flex: '1 1 460px' };
/** Beside the fields, below the height of their labels: a message beneath a field moves nothing. */
const buttonsStyles = {
  ...line,
  flex: '1 1 160px',
  mt: 'calc(1lh + 4px)',
  '& > *': { flex: 1 },
  [NARROW]: { mt: 0 },
};

interface FoldButtonProps {
  folding: ReturnType<typeof useFolding>;
  formId: string;
}

function FoldButton({ folding: { isOpen, toggle, press }, formId }: FoldButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      ref={toggle}
      variant="outlined"
      startIcon={<SearchOutlined />}
      aria-expanded={isOpen}
      aria-controls={formId}
      onClick={press}
      sx={onlyNarrow({ display: 'inline-flex', px: 1.5 })}
    >
      {t('Search by text or date')}
    </Button>
  );
}

/**
 * The search box of all lists. A refused search is shown as an alert; `/` moves the focus here. In a
 * narrow card it is folded behind a button.
 */
export function SearchBox({ children, ...props }: SearchBoxProps & { children?: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const { draft, problem, type, submit, clear, reduce } = useSearchBox(props);
  const fields = { draft, problem, onType: type };
  const folding = useFolding();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit()) folding.fold();
  };
  return (
    <Box sx={headStyles}>
      <FoldButton folding={folding} formId={id} />
      <Box
        component="form"
        id={id}
        role="search"
        noValidate
        onSubmit={(event) => void send(event)}
        // Fetched on first focus, the schema is there when Filter is pressed.
        onFocus={() => void loadSchema().catch(() => undefined)}
        sx={formStyles(folding.isOpen)}
      >
        <Box sx={textStyles}>
          <SearchText {...fields} input={folding.text} />
        </Box>
        <Box sx={restStyles}>
          <SearchDates {...fields} />
          <Box sx={buttonsStyles}>
            <Button type="submit" variant="contained">
              {t('Filter')}
            </Button>
            <Button variant="outlined" onClick={clear}>
              {t('Clear')}
            </Button>
          </Box>
        </Box>
      </Box>
      {children}
      <FilterChips
        filter={props.filter}
        onChange={(rest) => {
          reduce(rest);
          folding.fold();
        }}
      />
    </Box>
  );
}
