import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { DAY_FORMAT, parseDay, today } from '../../../contract/dates';
import { useTranslation } from '../text/i18n';
import type { DateFormat } from './tidyDate';

interface DateInputCalendarProps {
  value: string;
  format: DateFormat;
  onChoose: (date: string) => void;
}

/** Marks today in Asia/Yangon, regardless of the browser's time zone. */
function Day(props: PickerDayProps) {
  const isToday = props.day.format(DAY_FORMAT) === today();
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}

const focusDay = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();

/** The calendar of date fields. Weeks start on Monday, and days after today are disabled. */
export function DateInputCalendar({ value, format, onChoose }: DateInputCalendarProps) {
  const { t, language } = useTranslation();
  const day = parseDay(value, format);
  const lastDay = dayjs(today());
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language === 'my' ? 'my' : 'en-gb'}
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
          // By default the library shows first letters, and two Burmese days share theirs.
          dayOfWeekFormatter={(weekday) => weekday.format('ddd')}
          slots={{ day: Day }}
          sx={{ width: 'min(320px, 100%)' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
