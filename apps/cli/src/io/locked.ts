import { localDate, localTime } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/**
 * Formats that something is locked after too many attempts, and until when, in the university's time zone: with the day
 * unless it is today.
 */
export function lockedText(
  { language, now }: Pick<Context, 'language' | 'now'>,
  until: string | null,
): string {
  const t = translator(texts, language);
  const moment = until === null ? null : new Date(until);
  if (moment === null || Number.isNaN(moment.getTime())) return t('locked.now');
  const [date, time] = [localDate(moment), localTime(moment)];
  return date === localDate(now()) ? t('locked.today', { time }) : t('locked.later', { date, time });
}
