import type { Announcement } from '@semestr/api/announcements';
import { inOrder } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf, hoursOf } from './columns.ts';
import { loadAnnouncements, type Source } from './load.ts';
import { type AnnouncementsTranslate, texts } from './texts.ts';

const inTime = (a: Announcement, b: Announcement): number =>
  inOrder(dayOf(a.date) ?? '', dayOf(b.date) ?? '') || inOrder(hoursOf(a), hoursOf(b));

function noneOf(t: AnnouncementsTranslate, source: Source): string {
  if ('own' in source) return t('none');
  if ('group' in source) return t('noneOfGroup', { name: source.group });
  return 'employee' in source
    ? t('noneOfEmployee', { urlId: source.employee })
    : t('noneOfDepartment', { urlId: source.department });
}

/** Lists announcements, the next first. */
export async function listAnnouncements(context: Context, source: Source): Promise<ExitCode> {
  const { language } = context;
  const announcements = (await loadAnnouncements(context, source)).toSorted(inTime);
  printRows(context, columnsOf(language), announcements, noneOf(translator(texts, language), source));
  return exit.ok;
}
