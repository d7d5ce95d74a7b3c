import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { DATE_UNREADABLE, isSearchTooLong, SEARCH_TOO_LONG } from '../../../contract/limits';
import type { SearchForm } from '../../../contract/search';
import type { ListFilter } from '../api/readPage';
import { DateInput } from '../ui/DateInput';
import { fieldState } from '../ui/FieldFrame';
import { Search } from '../ui/icons';
import { StateTextControl } from '../ui/StateTextControl';
import { importPart, isReplaced } from '../device/newVersion';
import { useTranslation } from '../text/i18n';
import { ALERT_ID, alertDismissed } from '../notices/noticesSlice';
import { useNotices } from '../notices/useNotices';
import { OneLine } from '../ui/OneLine';
import { useShortcut, useSingleKeys } from '../ui/shortcuts';
import { TOUCH_TARGET } from '../ui/target';
import { Tooltip } from '../ui/Tooltip';
import { visuallyHidden } from '../ui/visuallyHidden';
import { FilterChoices, NO_CHOICES } from './FilterChoices';
import type { FilterChoice } from './FilterChoices';
import { FilterChips } from './FilterChips';
import { NO_FILTER } from './listsSlice';
import type { ListChoices } from '../api/readPage';
import { NARROW, onlyNarrow } from './narrow';

interface SearchBoxProps {
  filter: ListFilter;
  choices?: readonly FilterChoice[];
  onSearch: (filter: ListFilter) => void;
  onClear: () => void;
}

type Draft = SearchForm & ListChoices;

const chosenIn = ({ user_id, action, noun }: ListChoices): ListChoices => ({
  ...(user_id && { user_id }),
  ...(action && { action }),
  ...(noun && { noun }),
});

const tidy = ({ query, start_date, end_date, ...chosen }: Draft): Draft => ({
  ...{ query: query.trim(), start_date, end_date },
  ...chosenIn(chosen),
});

const isBlankFilter = (filter: ListFilter) => !Object.values(filter).some(Boolean);

const FIELDS = ['query', 'start_date', 'end_date', 'user_id', 'action', 'noun'] as const;

const isSameFilter = (a: Draft, b: Draft) =>
  FIELDS.every((name) => (a[name] ?? '') === (b[name] ?? ''));

/** The schema loads together with yup when it is first needed. */
const loadSchema = () => importPart(() => import('../../../contract/search'));

interface Problem {
  message: string;
  field?: unknown;
}

const NO_PROBLEM: Problem = { message: '' };

/** Marks the field that the alert is about. The message stands in the alert alone. */
const inAlert = ({ message, field }: Problem, name: keyof SearchForm) =>
  field === name ? { message, saidBy: ALERT_ID } : {};

/**
 * Returns the first rule that a filter breaks, or null. A filter of choices without dates needs no
 * check, and an empty one means the whole list.
 */
async function problemOf(filter: SearchForm, hasChoices: boolean): Promise<Problem | null> {
  if (hasChoices && !filter.start_date && !filter.end_date) return null;
  try {
    const { searchSchema } = await loadSchema();
    const { issues } = await searchSchema['~standard'].validate(filter);
    return issues?.[0] ? { message: issues[0].message, field: issues[0].path?.[0] } : null;
  } catch {
    // If the rules cannot load because a new version was deployed, the server validates alone.
    return isReplaced() ? null : { message: 'Network error' };
  }
}

function useDraft(filter: Draft) {
  const [followed, setFollowed] = useState(filter);
  const [draft, setDraft] = useState(filter);
  if (!isSameFilter(followed, filter)) {
    setFollowed(filter);
    setDraft(filter);
  }
  return [draft, setDraft] as const;
}

function useSearchBox({ filter, choices, onSearch, onClear }: Required<SearchBoxProps>) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showAlert } = useNotices();
  const [draft, setDraft] = useDraft(filter);
  const [problem, setProblem] = useState(NO_PROBLEM);

  const submit = async () => {
    const typed = tidy(draft);
    setDraft(typed);
    const found = await problemOf(typed, choices.length > 0);
    setProblem(found ?? NO_PROBLEM);
    if (found) {
      showAlert(t(found.message));
      return false;
    }
    dispatch(alertDismissed());
    if (isBlankFilter(typed)) onClear();
    else onSearch(typed);
    return true;
  };
  const clear = () => {
    setDraft(NO_FILTER);
    setProblem(NO_PROBLEM);
    dispatch(alertDismissed());
    onClear();
  };
  const reduce = (rest: ListFilter) => (isBlankFilter(rest) ? clear() : onSearch(rest));
  const type = (typed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    if (problem === NO_PROBLEM) return;
    setProblem(NO_PROBLEM);
    dispatch(alertDismissed());
  };
  return { draft, problem, type, submit, clear, reduce };
}

interface FieldProps {
  draft: Draft;
  problem: Problem;
  onType: (typed: Partial<Draft>) => void;
}

/** Shows the key only on devices that probably have a keyboard. */
const keyStyles = {
  display: 'none',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  '@media (hover: hover)': { display: 'block' },
};

function SearchKey() {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('Press / to search, ? for all shortcuts')} align="end">
      <Box component="kbd" aria-hidden sx={keyStyles}>
        /
      </Box>
    </Tooltip>
  );
}

interface SearchTextProps extends FieldProps {
  input: Ref<HTMLInputElement>;
}

/** Too long a text stays in the field, with an error as soon as it is typed. */
function SearchText({ draft, problem, onType, input }: SearchTextProps) {
  const { t } = useTranslation();
  const hasKey = useSingleKeys();
  const isTooLong = isSearchTooLong(draft.query);
  const tooLong = isTooLong ? { message: SEARCH_TOO_LONG } : {};
  return (
    <StateTextControl
      label={t('Search')}
      field={fieldState(useId(), { ...tooLong, ...inAlert(problem, 'query') })}
      inputRef={input}
      value={draft.query}
      autoComplete="off"
      endAdornment={hasKey && <SearchKey />}
      onType={(query) => onType({ query })}
      slotProps={{
        input: {
          'aria-keyshortcuts': hasKey ? '/' : undefined,
          enterKeyHint: 'search',
        },
      }}
    />
  );
}

const datesStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  flex: '1 1 284px',
  '& > *': { flex: '1 1 136px' },
};

function SearchDates({ draft, problem, onType }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Box sx={datesStyles}>
      <DateInput
        label={t('Start date')}
        value={draft.start_date}
        onChange={(start_date) => onType({ start_date })}
        format="YYYY-MM-DD"
        unreadable={DATE_UNREADABLE}
        {...inAlert(problem, 'start_date')}
      />
      <DateInput
        label={t('End date')}
        value={draft.end_date}
        onChange={(end_date) => onType({ end_date })}
        format="YYYY-MM-DD"
        unreadable={DATE_UNREADABLE}
        {...inAlert(problem, 'end_date')}
      />
    </Box>
  );
}

function useFolding() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Rendered synchronously, because a hidden field cannot take the focus.
  const open = () => flushSync(() => setIsOpen(true));
  useShortcut('/', text, () => {
    open();
    text.current?.focus();
    if (text.current instanceof HTMLInputElement) text.current.select();
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

const headStyles = {
  ...line,
  alignItems: 'center',
  rowGap: 0.5,
  px: 1.5,
  pt: 1,
  pb: 0.5,
  [NARROW]: { columnGap: 1, pb: 1 },
};
const formStyles = (isOpen: boolean) => ({
  ...line,
  flex: '1 1 100%',
  [NARROW]: { display: isOpen ? 'flex' : 'none', order: 2, pb: 1 },
});
const textStyles = { flex: '8 1 200px', minWidth: 0 };
const restStyles = { ...line, flex: '1 1 460px' };
/**
 * The buttons stand below the height of the labels, so that a message below a field does not move
 * them.
 */
const buttonsStyles = {
  ...line,
  flex: '1 1 160px',
  mt: 'calc(1lh + 4px)',
  '& > *': { flex: 1 },
  [NARROW]: { mt: 0 },
};

interface FoldButtonProps {
  label: string;
  folding: ReturnType<typeof useFolding>;
  formId: string;
  /** Whether only the icon is visible, because the chips of a filter need the space. */
  isSmall: boolean;
}

const smallStyles = {
  minWidth: TOUCH_TARGET,
  px: 0,
  '& > .MuiButton-startIcon': { mx: 0 },
  '& > span:last-of-type': visuallyHidden,
};

function FoldButton({ label, folding, formId, isSmall }: FoldButtonProps) {
  const { isOpen, toggle, press } = folding;
  return (
    <Button
      ref={toggle}
      variant="outlined"
      startIcon={<Search />}
      aria-expanded={isOpen}
      aria-controls={formId}
      onClick={press}
      sx={onlyNarrow({
        display: 'inline-flex',
        minWidth: 0,
        px: 1.5,
        ...(isSmall && smallStyles),
      })}
    >
      <OneLine>{label}</OneLine>
    </Button>
  );
}

/**
 * The search box of all lists. A refused search shows an alert. `/` focuses the text. In a narrow
 * card the box is folded behind a button.
 */
export function SearchBox({ children, ...given }: SearchBoxProps & { children?: ReactNode }) {
  const { t } = useTranslation();
  const props = { choices: NO_CHOICES, ...given };
  const id = useId();
  const { draft, problem, type, submit, clear, reduce } = useSearchBox(props);
  const fields = { draft, problem, onType: type };
  const folding = useFolding();
  const { choices } = props;
  const hasChoices = choices.length > 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit()) folding.fold();
  };
  return (
    <Box sx={headStyles}>
      <FoldButton
        label={hasChoices ? t('Choose what to show') : t('Search by text or date')}
        folding={folding}
        formId={id}
        isSmall={!isBlankFilter(props.filter)}
      />
      <FilterChips
        filter={props.filter}
        choices={choices}
        onChange={(rest) => {
          reduce(rest);
          folding.fold();
        }}
      />
      <Box
        component="form"
        id={id}
        role="search"
        noValidate
        onSubmit={(event) => void send(event)}
        // Loads the schema on the first focus, so that it is ready when the user presses Filter.
        onFocus={() => void loadSchema().catch(() => undefined)}
        sx={formStyles(folding.isOpen)}
      >
        {hasChoices ? (
          <FilterChoices choices={choices} filter={draft} onChoose={type} first={folding.text} />
        ) : (
          <Box sx={textStyles}>
            <SearchText {...fields} input={folding.text} />
          </Box>
        )}
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
    </Box>
  );
}
