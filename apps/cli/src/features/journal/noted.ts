import type { DayLesson } from '@semestr/api/journal';
import { localDate, localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { printable } from '../../io/output.ts';
import { texts } from './texts.ts';

/** Formats who last recorded a lesson, and when; another provider may not support it. */
export function notedText({ notedBy, notedAt }: DayLesson, language: Language): string {
  if (!notedAt) return notedAt === null ? translator(texts, language)('screen.notNoted') : '';
  const moment = new Date(notedAt);
  return translator(texts, language)('screen.noted', {
    name: printable(notedBy ?? '—'),
    date: localDate(moment),
    time: localTime(moment),
  });
}
