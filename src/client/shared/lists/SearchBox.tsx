import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldError, FieldErrors } from 'react-hook-form';
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
import { importPart } from '../device/newVersion';
import { useTranslation } from '../text/i18n';
import { ALERT_ID, alertDismissed } from '../notices/noticesSlice';
import { useNotices } from '../notices/useNotices';
import { lazyResolver } from '../ui/lazyResolver';
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

const draftOf = ({ query, start_date, end_date, ...choices }: ListFilter): Draft => ({
  query,
  start_date,
  end_date,
  user_id: choices.user_id ?? '',
  action: choices.action ?? '',
  noun: choices.noun ?? '',
});

const filterOf = ({ query, start_date, end_date, user_id, action, noun }: Draft): ListFilter => ({
  query,
  start_date,
  end_date,
  ...(user_id && { user_id }),
  ...(action && { action }),
  ...(noun && { noun }),
});

const isBlankFilter = (filter: ListFilter) => !Object.values(filter).some(Boolean);

/** The schema loads together with yup when it is first needed. */
const loadSchema = async () =>
  (await importPart(() => import('../../../contract/search'))).searchSchema;

const resolve = lazyResolver<Draft>(loadSchema);

/** A filter of choices without dates needs no check, and an empty one means the whole list. */
const resolveChoices: typeof resolve = (values, ...more) =>
  values.start_date || values.end_date ? resolve(values, ...more) : { values, errors: {} };

/** Marks the field that the alert is about. The message stands in the alert alone. */
const inAlert = (error: FieldError | undefined) =>
  error?.message ? { message: error.message, saidBy: ALERT_ID } : {};

function useSearchBox({ filter, choices, onSearch, onClear }: Required<SearchBoxProps>) {
  const dispatch = useDispatch();
  const { t } = useTranslation();
  const { showAlert } = useNotices();
  const form = useForm<Draft, unknown, Draft>({
    values: draftOf(filter),
    resolver: choices.length > 0 ? resolveChoices : resolve,
  });
  const { setValue, clearErrors, reset } = form;
  const { errors } = form.formState;

  const send = (draft: Draft) => {
    dispatch(alertDismissed());
    const sought = filterOf(draft);
    if (isBlankFilter(sought)) onClear();
    else onSearch(sought);
  };
  const refuse = (errors: FieldErrors<Draft>) => {
    const [error] = Object.values(errors);
    showAlert(t(error?.message ?? ''));
  };
  const clear = () => {
    reset(draftOf(NO_FILTER));
    dispatch(alertDismissed());
    onClear();
  };
  const reduce = (rest: ListFilter) => (isBlankFilter(rest) ? clear() : onSearch(rest));
  const type = (name: keyof Draft, value: string) => {
    setValue(name, value);
    if (Object.keys(errors).length === 0) return;
    clearErrors();
    dispatch(alertDismissed());
  };
  return { form, type, send, refuse, clear, reduce };
}

interface FieldProps {
  draft: Draft;
  errors: FieldErrors<Draft>;
  onType: (name: keyof Draft, value: string) => void;
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
function SearchText({ draft, errors, onType, input }: SearchTextProps) {
  const { t } = useTranslation();
  const hasKey = useSingleKeys();
  const isTooLong = isSearchTooLong(draft.query);
  const tooLong = isTooLong ? { message: SEARCH_TOO_LONG } : {};
  return (
    <StateTextControl
      label={t('Search')}
      field={fieldState(useId(), { ...tooLong, ...inAlert(errors.query) })}
      inputRef={input}
      value={draft.query}
      autoComplete="off"
      endAdornment={hasKey && <SearchKey />}
      onType={(query) => onType('query', query)}
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

function SearchDates({ draft, errors, onType }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Box sx={datesStyles}>
      <DateInput
        label={t('Start date')}
        value={draft.start_date}
        onChange={(day) => onType('start_date', day)}
        format="YYYY-MM-DD"
        unreadable={DATE_UNREADABLE}
        {...inAlert(errors.start_date)}
      />
      <DateInput
        label={t('End date')}
        value={draft.end_date}
        onChange={(day) => onType('end_date', day)}
        format="YYYY-MM-DD"
        unreadable={DATE_UNREADABLE}
        {...inAlert(errors.end_date)}
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
  const { form, type, send, refuse, clear, reduce } = useSearchBox(props);
  const fields = { draft: form.watch(), errors: form.formState.errors, onType: type };
  const folding = useFolding();
  const { choices } = props;
  const hasChoices = choices.length > 0;
  const submit = form.handleSubmit((draft) => {
    send(draft);
    folding.fold();
  }, refuse);
  const tidyAndSubmit = (event: FormEvent) => {
    form.setValue('query', form.getValues('query').trim());
    void submit(event);
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
        onSubmit={tidyAndSubmit}
        // Loads the schema on the first focus, so that it is ready when the user presses Filter.
        onFocus={() => void loadSchema().catch(() => undefined)}
        sx={formStyles(folding.isOpen)}
      >
        {hasChoices ? (
          <FilterChoices
            choices={choices}
            filter={fields.draft}
            onChoose={type}
            first={folding.text}
          />
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
