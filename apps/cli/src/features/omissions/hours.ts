import { byMonth, bySubject, unexcused } from '@semestr/api/omissions';
import type { Client } from '@semestr/api/client';
import type { Language } from '@semestr/core/languages';
import { warningDistance } from '@semestr/core/omissions';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { isoOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { lessonWord } from '../../io/words.ts';
import { texts } from './texts.ts';
import type { View } from './views.ts';

/** A student's hours of absence in the current term. */
interface Hours {
  omissionCount: number;
  excusedCount?: number | undefined;
}

/** Returns the unexcused hours; null when a provider does not report excused ones. */
const withoutReason = ({ omissionCount, excusedCount }: Hours): number | null =>
  excusedCount === undefined ? null : omissionCount - excusedCount;

function hourColumns(language: Language): Column<Hours>[] {
  const t = translator(texts, language);
  return [
    { key: 'hours', head: t('head.hours'), value: ({ omissionCount }) => omissionCount, isNumber: true },
    {
      key: 'excused',
      head: t('head.excused'),
      value: ({ excusedCount }) => excusedCount ?? null,
      isNumber: true,
    },
    { key: 'unexcused', head: t('head.unexcused'), value: withoutReason, isNumber: true },
  ];
}

/** Lists hours of absence; returns the unexcused hours of the term, null when unknown. */
type List = (context: Context, client: Client) => Promise<number | null>;

const lists: Readonly<Record<View, List>> = {
  subject: async (context, client) => {
    const t = translator(texts, context.language);
    const rows = await client.call(bySubject, {});
    const name: Column<(typeof rows)[number]> = {
      key: 'subject',
      head: t('head.subject'),
      value: ({ subject }) => subject.name || subject.abbrev,
    };
    printRows(context, [name, ...hourColumns(context.language)], rows, t('none'));
    return rows.reduce((sum, { omissionCount, excusedCount }) => sum + omissionCount - excusedCount, 0);
  },
  month: async (context, client) => {
    const t = translator(texts, context.language);
    const rows = await client.call(byMonth, {});
    const name: Column<(typeof rows)[number]> = {
      key: 'month',
      head: t('head.month'),
      value: ({ month, isoMonth }) => isoMonth ?? month,
    };
    printRows(context, [name, ...hourColumns(context.language)], rows, t('noLessons'));
    const counts = rows.map(withoutReason);
    return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
  },
  lesson: async (context, client) => {
    const t = translator(texts, context.language);
    const rows = await client.call(unexcused, {});
    const columns: Column<(typeof rows)[number]>[] = [
      { key: 'date', head: t('head.date'), value: ({ date }) => isoOf(date) },
      { key: 'subject', head: t('head.subject'), value: ({ subject }) => subject.name || subject.abbrev },
      {
        key: 'type',
        head: t('head.lessonType'),
        value: ({ lessonTypeAbbrev }) => lessonTypeAbbrev,
        display: ({ lessonTypeAbbrev }) => lessonWord(lessonTypeAbbrev, context.language),
      },
      { key: 'hours', head: t('head.hours'), value: ({ hours }) => hours, isNumber: true },
    ];
    printRows(context, columns, rows, t('noneUnexcused'));
    return rows.reduce((sum, { hours }) => sum + hours, 0);
  },
};

/** Lists the absences of the current term, and reports on stderr how close a warning from the dean's office is. */
export async function listHours(context: Context, view: View): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const hours = await withSession(context, ({ client }) => lists[view](context, client));
  if (hours === null || hours === 0) return exit.ok;
  const { left, isReached } = warningDistance(hours);
  context.stderr.write(`${isReached ? t('reached') : t('left', { count: left })}\n`);
  return exit.ok;
}
