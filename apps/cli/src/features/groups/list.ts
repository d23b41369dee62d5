import { all, type Group } from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the groups whose number begins with the text; all of them for an empty text. */
export async function listGroups(context: Context, beginning: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const groups = rowsOf(await clientOf(context).call(all, { query: {} }));
  const columns: Column<Group>[] = [
    { key: 'name', head: t('head.name'), value: ({ name }) => name },
    { key: 'course', head: t('head.course'), value: ({ course }) => course, isNumber: true },
    { key: 'faculty', head: t('head.faculty'), value: ({ facultyAbbrev }) => facultyAbbrev },
    { key: 'speciality', head: t('head.speciality'), value: ({ specialityAbbrev }) => specialityAbbrev },
    { key: 'specialityName', head: t('head.specialityName'), value: (group) => group.specialityName },
  ];
  const wanted = groups.filter(({ name }) => name.startsWith(beginning));
  printRows(context, columns, wanted, beginning ? t('none', { beginning }) : t('noneAtAll'));
  return exit.ok;
}
