import type { Holiday } from '@semestr/core/holidays';
import { nameIn } from '@semestr/core/languages';
import { useLanguage } from '@semestr/ui/language.tsx';

/** Name of a holiday in the language of the page, or else in Russian. */
export function HolidayName({ holiday }: { holiday: Holiday }) {
  const { text, lang } = nameIn(holiday, useLanguage());
  return <span lang={lang}>{text}</span>;
}
