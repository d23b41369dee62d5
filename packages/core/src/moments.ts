import { addDays, dotted, type IsoDate, localDate, localTime, yearOf } from './dates.ts';
import { dayMonth } from './display.ts';
import type { Language } from './languages.ts';

/** Formats past times in words, in the university's time zone (visual direction, section 6). */

const NBSP = '\u00a0';

const words = {
  ru: { today: 'сегодня', yesterday: 'вчера', at: 'в' },
  en: { today: 'today', yesterday: 'yesterday', at: 'at' },
  be: { today: 'сёння', yesterday: 'учора', at: 'ў' },
} as const satisfies Record<Language, Record<'today' | 'yesterday' | 'at', string>>;

/** Returns "сегодня", "вчера"; null for any other day. */
function nearDay(date: IsoDate, language: Language, today: IsoDate): string | null {
  if (date === today) return words[language].today;
  return date === addDays(today, -1) ? words[language].yesterday : null;
}

/** Formats "сегодня", "вчера", "14 сентября"; with the year when it is not the current one. */
export const dayInWords = (date: IsoDate, language: Language, today: IsoDate): string =>
  nearDay(date, language, today) ?? dayMonth(date, language, yearOf(today));

/** Formats "сегодня в 08:40", "14 сентября в 12:15". */
export const momentInWords = (moment: Date, language: Language, today: IsoDate): string =>
  `${dayInWords(localDate(moment), language, today)} ${words[language].at}${NBSP}${localTime(moment)}`;

/** Formats "сегодня, 12:04", "19.10.2026, 09:31" for a table. */
export const momentInTable = (moment: Date, language: Language, today: IsoDate): string =>
  `${nearDay(localDate(moment), language, today) ?? dotted(localDate(moment))}, ${localTime(moment)}`;
