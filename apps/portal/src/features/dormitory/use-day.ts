import { type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useNow } from '../../hydration/now.ts';

/** Returns a function that formats dates in words, with the year unless it is the current one. */
export function useDay(): (date: IsoDate) => string {
  const language = useLanguage();
  const { today } = useNow();
  return (date) => dayMonth(date, language, yearOf(today));
}
