import type { Reply } from '@semestr/api/endpoint';
import { list } from '@semestr/api/holidays';
import { nameIn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

type Holiday = Reply<typeof list>[number];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const inYear = (a: Holiday, b: Holiday): number => a.month - b.month || a.day - b.day;

/** Lists the days without lessons in calendar order. */
export async function listHolidays(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const holidays = await nullIfNotFound(clientOf(context).call(list, {}));
  if (!holidays) throw failure(texts, (printResult) => printResult('unknown'));
  const columns: Column<Holiday>[] = [
    { key: 'date', head: t('head.date'), value: ({ day, month }) => `${twoDigits(month)}-${twoDigits(day)}` },
    { key: 'year', head: t('head.year'), value: ({ year }) => year ?? t('everyYear') },
    { key: 'name', head: t('head.name'), value: (holiday) => nameIn(holiday, context.language).text },
  ];
  printRows(context, columns, holidays.toSorted(inYear), t('none'));
  return exit.ok;
}
