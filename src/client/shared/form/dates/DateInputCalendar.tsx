import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { useTranslation } from 'react-i18next';
import { DAY_FORMAT, parseDay, today } from '../../../../contract/dates';
import type { DateFormat } from './tidyDate';

interface DateInputCalendarProps {
  /** What the field holds; where it is no date, the calendar opens on this month. */
  value: string;
  format: DateFormat;
  onChoose: (date: string) => void;
}

/** A day marked as today where it is today in Asia/Yangon, wherever the machine believes to be. */
function Day(props: PickerDayProps) {
  const isToday = props.day.format(DAY_FORMAT) === today();
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}

/** The chosen day takes the focus, or today; it is the one day that the tab key stops at. */
const focusDay = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();

/** The calendar of date fields: British, so its week begins on Monday; no day after today. */
export function DateInputCalendar({ value, format, onChoose }: DateInputCalendarProps) {
  const { t } = useTranslation();
  const day = parseDay(value, format);
  const lastDay = dayjs(today());
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="en-gb"
      localeText={{
        previousMonth: t('Previous month'),
        nextMonth: t('Next month'),
        calendarViewSwitchingButtonAriaLabel: (view) =>
          view === 'year' ? t('Choose a day') : t('Choose a year'),
      }}
    >
      <Box ref={focusDay}>
        <DateCalendar
          value={day === null ? null : dayjs(day)}
          referenceDate={lastDay}
          maxDate={lastDay}
          onChange={(chosen, state) => {
            if (chosen && state === 'finish') onChoose(chosen.format(format));
          }}
          slots={{ day: Day }}
          sx={{ width: 'min(320px, 100%)' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
