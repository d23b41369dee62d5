import { privileges } from '@semestr/api/dormitory';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the grounds on which the student has priority for a room. */
export async function listPrivileges(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(privileges, {}));
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'year', head: t('head.year'), value: ({ year }) => year, isNumber: true },
    {
      key: 'privilege',
      head: t('head.privilege'),
      value: ({ dormitoryPrivilegeName }) => dormitoryPrivilegeName,
    },
    {
      key: 'category',
      head: t('head.category'),
      value: ({ dormitoryPrivilegeCategoryName }) => dormitoryPrivilegeCategoryName,
    },
    { key: 'note', head: t('head.remark'), value: ({ note }) => note },
  ];
  printRows(context, columns, rows, t('noPrivileges'));
  return exit.ok;
}
