import type { Announcement } from '@semestr/api/announcements';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { dayOf } from '../../io/dates.ts';
import type { Column } from '../../io/rows.ts';
import { roomWord } from '../../io/words.ts';
import { placeOf, timesOf } from './announcement.ts';
import { texts } from './texts.ts';

/** Formats the hours as "14:00–15:20" or "14:00"; empty when there are none. */
export function hoursOf(announcement: Announcement): string {
  const { startTime, endTime } = timesOf(announcement);
  // An announcement without an end may have the start time as its end.
  return [...new Set([startTime, endTime])].filter(Boolean).join('–');
}

/** Columns of the list of announcements. */
export function columnsOf(language: Language): Column<Announcement>[] {
  const t = translator(texts, language);
  return [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'date', head: t('head.date'), value: ({ date }) => dayOf(date) },
    { key: 'time', head: t('head.time'), value: hoursOf },
    {
      key: 'room',
      head: t('head.room'),
      value: placeOf,
      display: (announcement) => roomWord(placeOf(announcement) ?? '', language),
    },
    { key: 'employee', head: t('head.employee'), value: ({ employee }) => employee },
    {
      key: 'groups',
      head: t('head.groups'),
      value: ({ studentGroups }) => studentGroups.map(({ name }) => name).join(', '),
    },
    { key: 'content', head: t('head.content'), value: ({ content }) => content },
  ];
}
