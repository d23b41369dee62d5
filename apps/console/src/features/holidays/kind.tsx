import type { holidays } from '@semestr/api/holidays';
import { firstYear, lastYear } from '@semestr/core/calendar';
import { isoDate } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { monthName } from '@semestr/core/months';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import type { Field } from '../../ui/kind/field.ts';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { number, optional, text } from '../../ui/kind/values.tsx';

/** A leap year, so that 29 February is valid. */
const LEAP_YEAR = 2000;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Formats a month, as in "ноябрь". */
function monthText(month: number, language: Language): string {
  const first = isoDate(LEAP_YEAR, month, 1);
  return first ? monthName(first, language) : '';
}

const month: Field<number> = {
  text: (value, _source, { language }) => monthText(value, language),
  Input: (props) => {
    const language = useLanguage();
    return <SelectInput {...props} choices={months.map((id) => ({ id, name: monthText(id, language) }))} />;
  },
};

const LONGEST_MONTH = 31;

/** Returns the number of days in a month. Assumes a leap year when the holiday is in every year. */
function daysIn(ofMonth: unknown, ofYear: unknown): number {
  const year = typeof ofYear === 'number' ? ofYear : LEAP_YEAR;
  const isDay = (day: number): boolean => typeof ofMonth !== 'number' || isoDate(year, ofMonth, day) !== null;
  return [LONGEST_MONTH, 30, 29].find(isDay) ?? 28;
}

const day: Field<number> = {
  ...number(1, LONGEST_MONTH),
  Input: (props) => {
    const [ofMonth, inYear]: unknown[] = useWatch({ name: ['month', 'year'] });
    return <NumberInput {...props} min={1} max={daysIn(ofMonth, inYear)} />;
  },
};

/** Formats "11-07" as "7 ноября"; the stored form sorts by calendar order. */
const dayOfYear: Field<string> = {
  text: (value, _source, { language }) => {
    const [ofMonth, ofDay] = value.split('-').map(Number);
    const date = isoDate(LEAP_YEAR, ofMonth ?? 0, ofDay ?? 0);
    return date ? dayMonth(date, language) : '';
  },
  width: 160,
};

/** Empty for holidays of every year. */
const ofYear: Field<number | null> = {
  text: String,
  Input: (props) => <NumberInput {...props} min={firstYear} max={lastYear} />,
  isOptional: true,
  width: 96,
};

export default defineRecordType<typeof holidays>({
  fields: {
    date: dayOfYear,
    day,
    month,
    year: ofYear,
    name: text(100),
    nameEn: optional(text(100, { lang: 'en' })),
    nameBe: optional(text(100, { lang: 'be' })),
  },
  columns: {
    name: {},
    date: {},
    year: {
      width: 144,
      text: ({ year: own }, say) => (own === null ? say.choice('year', 'every') : String(own)),
    },
    nameEn: { width: 240, isMinor: true },
  },
  sort: ['date', 'ASC'],
});
