import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { MouseEvent, Ref } from 'react';
import { isReplaced } from '../device/newVersion';
import { useTranslation } from '../text/i18n';
import { useNotices } from '../notices/useNotices';
import { LoadingText } from './EmptyState';
import { CalendarMonth } from './icons';
import { Tooltip } from './Tooltip';
import { useLazy } from './useLazy';
import { fieldState } from './FieldFrame';
import { StateTextControl } from './StateTextControl';
import type { DateInputCalendar } from './DateInputCalendar';
import { isUnreadable, tidyDate } from './tidyDate';
import type { DateFormat } from './tidyDate';

interface DateInputPickerProps {
  labelId: string;
  value: string;
  format: DateFormat;
  onChoose: (date: string) => void;
}

const waiting = { display: 'grid', placeItems: 'center', width: 288, height: 336 };

const loadCalendar = async () => (await import('./DateInputCalendar')).DateInputCalendar;

interface CalendarPopoverProps extends Omit<DateInputPickerProps, 'labelId'> {
  anchor: HTMLElement | null;
  Calendar: typeof DateInputCalendar | undefined;
  onClose: () => void;
}

function CalendarPopover({ anchor, Calendar, onClose, ...calendar }: CalendarPopoverProps) {
  const { t } = useTranslation();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('Calendar') } }}
    >
      {Calendar ? (
        <Calendar {...calendar} />
      ) : (
        <Box sx={waiting}>
          <LoadingText />
        </Box>
      )}
    </Popover>
  );
}

function DateInputPicker({ labelId, onChoose, ...field }: DateInputPickerProps) {
  const { t } = useTranslation();
  const { showAlert } = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { value: Calendar, load } = useLazy(loadCalendar);
  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    if (await load()) return;
    close();
    if (!isReplaced()) showAlert(t('Network error'));
  };
  const choose = (date: string) => {
    onChoose(date);
    close();
  };
  return (
    <>
      <Tooltip title={t('Choose date')} align="end">
        <IconButton
          aria-label={t('Choose date')}
          aria-describedby={labelId}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => void open(event)}
          sx={{ mr: '-13px' }}
        >
          <CalendarMonth />
        </IconButton>
      </Tooltip>
      <CalendarPopover
        {...field}
        anchor={anchor}
        Calendar={Calendar}
        onClose={close}
        onChoose={choose}
      />
    </>
  );
}

interface DateInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  format: DateFormat;
  /**
   * The error for a text that is not a date. It shows when the field loses the focus, until the
   * text changes.
   */
  unreadable: string;
  /** Another error of the field, which takes precedence. */
  message?: string;
  /** The id of the element that shows that error. By default, the field does. */
  saidBy?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A date that the user types, pastes or chooses from a calendar. The text does not change during
 * typing; on blur and on Enter, which submits the form, `1/6/2026` or `01062026` is formatted. Text
 * that is not a date stays, with an error. A future day stays too, and the form refuses it.
 */
export function DateInput(props: DateInputProps) {
  const { label, value, onChange, format, unreadable, message, saidBy, inputRef } = props;
  const [left, setLeft] = useState<string | null>(null);
  const field = fieldState(useId(), {
    message: message ?? (left === value ? unreadable : undefined),
    saidBy: message && saidBy,
  });
  const tidy = () => {
    const tidied = tidyDate(value, format);
    setLeft(isUnreadable(value, format) ? tidied : null);
    if (tidied !== value) onChange(tidied);
  };
  return (
    <StateTextControl
      label={label}
      field={field}
      inputRef={inputRef}
      value={value}
      placeholder={format}
      autoComplete="off"
      onType={onChange}
      onBlur={tidy}
      onKeyDown={({ key }) => key === 'Enter' && tidy()}
      slotProps={{ input: { inputMode: 'numeric' } }}
      sx={{
        '& input': { pl: 1.25, pr: 0 },
        '& input::placeholder': { color: 'text.secondary', fontSize: '0.8125rem', opacity: 1 },
      }}
      endAdornment={
        <DateInputPicker
          labelId={field.labelId}
          value={tidyDate(value, format)}
          format={format}
          onChoose={onChange}
        />
      }
    />
  );
}
