import type { Announcement } from '@semestr/api/announcements';
import { inOrder } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';
import { translator, type Translate } from '@semestr/core/texts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { loadAnnouncements, type Source } from './load.ts';
import { texts } from './texts.ts';
import type ru from './texts/ru.ts';

/** "14:00–15:20", "14:00", or nothing: from 00:00 the provider keeps what has no time. */
const timesOf = ({ startTime, endTime }: Announcement): string =>
  startTime === null || startTime === '00:00' ? '' : [startTime, endTime].filter(Boolean).join('–');

/** "512-4 к.", in the older form of the answer and the newer. */
function placeOf({ auditory }: Announcement): string | null {
  if (auditory === null || typeof auditory === 'string') return auditory;
  return auditory.buildingNumber ? roomLabel(auditory.name, auditory.buildingNumber) : auditory.name;
}

const inTime = (a: Announcement, b: Announcement): number =>
  inOrder(dayOf(a.date) ?? '', dayOf(b.date) ?? '') || inOrder(timesOf(a), timesOf(b));

function noneOf(t: Translate<typeof ru>, source: Source): string {
  if ('own' in source) return t('none');
  if ('group' in source) return t('noneOfGroup', { name: source.group });
  return 'employee' in source
    ? t('noneOfEmployee', { urlId: source.employee })
    : t('noneOfDepartment', { urlId: source.department });
}

/** Lists announcements, the next first. */
export async function listAnnouncements(context: Context, source: Source): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const announcements = await loadAnnouncements(context, source);
  const columns: Column<Announcement>[] = [
    { key: 'date', head: t('head.date'), value: ({ date }) => dayOf(date) },
    { key: 'time', head: t('head.time'), value: timesOf },
    { key: 'room', head: t('head.room'), value: placeOf },
    { key: 'employee', head: t('head.employee'), value: ({ employee }) => employee },
    {
      key: 'groups',
      head: t('head.groups'),
      value: ({ studentGroups }) => studentGroups.map(({ name }) => name).join(', '),
    },
    { key: 'content', head: t('head.content'), value: ({ content }) => content },
  ];
  printRows(context, columns, announcements.toSorted(inTime), noneOf(t, source));
  return exit.ok;
}
