import { byName } from '@semestr/api/employees';
import type { Reply } from '@semestr/api/endpoint';
import { fullName } from '@semestr/core/display';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

type Found = Reply<typeof byName>[number];

/** Lists the employees whose name begins with the search text, with the address that other commands take. */
export async function findEmployees(context: Context, name: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const found = await clientOf(context).call(byName, { query: { 'employee-fio': name } });
  const columns: Column<Found>[] = [
    { key: 'name', head: t('head.name'), value: fullName },
    { key: 'rank', head: t('head.rank'), value: ({ rank }) => rank },
    { key: 'degree', head: t('head.degree'), value: ({ degree }) => degree },
    { key: 'departments', head: t('head.departments'), value: (one) => one.academicDepartment },
    { key: 'urlId', head: t('head.urlId'), value: ({ urlId }) => urlId },
  ];
  printRows(context, columns, found, t('none'));
  return exit.ok;
}
