import { dotted, type IsoDate, parseTypedDate } from '@semestr/core/dates';
import { IconButton } from '@semestr/ui/Button.tsx';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useHolidays } from '../../university/calendar.ts';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { daysQuery, neighbours } from './headman.ts';
import styles from './headman.module.css';
import { headmanTexts } from './texts.ts';

interface DayChoiceProps {
  date: IsoDate;
  onChange: (date: IsoDate) => void;
}

/** The current day, with links to the nearest days that have lessons. */
export function DayChoice({ date, onChange }: DayChoiceProps) {
  const t = useTexts(headmanTexts);
  const { today } = useNow();
  const { data: days } = useQuery(daysQuery(usePerson(), today));
  const { previous, next } = neighbours(days, date, { today, holidays: useHolidays() });
  const [typed, setTyped] = useState<string | null>(null);
  const step = (to: IsoDate | null, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) onChange(to);
      }}
    >
      <Icon size={20} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <div className={styles.choice}>
      <div className={styles.day}>
        {step(previous, t('previous'), ChevronLeft)}
        <p aria-live="polite">
          <b>{t('day', { date })}</b>
          {date === today && <span className={styles.today}> {t('today')}</span>}
        </p>
        {step(next, t('next'), ChevronRight)}
      </div>
      <DateField
        label={t('date')}
        value={typed ?? dotted(date)}
        opensAt={date}
        max={today}
        onChange={(text) => {
          setTyped(text);
          const day = parseTypedDate(text);
          if (day !== null && day !== date) onChange(day);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
