import { type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useNow } from '../../ui/now.ts';

/** Days as people write them; the year stands there where it is another one. */
export function useDay(): (date: IsoDate) => string {
  const language = useLanguage();
  const { today } = useNow();
  return (date) => dayMonth(date, language, yearOf(today));
}
