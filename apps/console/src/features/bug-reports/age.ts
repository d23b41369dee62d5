import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { momentNow } from '../../clock.ts';
import { bugReportTexts } from './texts.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Returns how long a report has been waiting, in hours on its first day and in days later: "3 дня". */
export function ageText(createdAt: string, language: Language): string {
  const t = translator(bugReportTexts, language);
  const age = Math.max(0, momentNow() - new Date(createdAt).getTime());
  if (age < HOUR) return t('age.fresh');
  return age < DAY
    ? t('age.hours', { count: Math.floor(age / HOUR) })
    : t('age.days', { count: Math.floor(age / DAY) });
}
