import { type IsoDate, localDate, yearOf } from '@semestr/core/dates';
import { dayNameShort } from '@semestr/core/display';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/be';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ru';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { clockNow } from '../clock.ts';
import { useLanguage } from '../language.tsx';
import { theme } from '../theme.ts';
import styles from './fields.module.css';

/** Locales in which weeks begin on Monday. */
const locales = { ru: 'ru', en: 'en-gb', be: 'be' };

const Previous = () => <ChevronLeft size={18} strokeWidth={1.75} />;
const Next = () => <ChevronRight size={18} strokeWidth={1.75} />;
const Other = () => <ChevronDown size={18} strokeWidth={1.75} />;

interface CalendarProps {
  date: IsoDate | null;
  opensAt: IsoDate;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  onPick: (date: IsoDate) => void;
}

/** A birth date is found by its year; most other dates are in this month or the next. */
const isLongAgo = (opensAt: IsoDate, max: IsoDate | undefined): boolean =>
  max !== undefined && yearOf(opensAt) < yearOf(max);

/** Calendar of a month in the language of the page. Depends on MUI and dayjs. */
export default function Calendar({ date, opensAt, min, max, onPick }: CalendarProps) {
  const language = useLanguage();
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locales[language]}>
        <DateCalendar
          className={styles.calendar ?? ''}
          sx={{ margin: 0, width: '100%' }}
          slots={{ leftArrowIcon: Previous, rightArrowIcon: Next, switchViewIcon: Other }}
          dayOfWeekFormatter={(day) => dayNameShort(day.day() || 7, language)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is in a dialog that was just opened
          autoFocus
          reduceAnimations
          value={date === null ? null : dayjs(date)}
          referenceDate={dayjs(opensAt)}
          // Marks the day of the device, which may differ from that of the university.
          disableHighlightToday={dayjs().format('YYYY-MM-DD') !== localDate(new Date(clockNow()))}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          views={['year', 'month', 'day']}
          openTo={date === null && isLongAgo(opensAt, max) ? 'year' : 'day'}
          onChange={(picked, state) => {
            // Selecting a year or month only opens the days.
            if (picked && state === 'finish') onPick(picked.format('YYYY-MM-DD') as IsoDate);
          }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
