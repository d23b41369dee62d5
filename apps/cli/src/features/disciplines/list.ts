import { list, type ListedDiscipline } from '@semestr/api/disciplines';
import { translator } from '@semestr/core/texts';
import { checkCourse, facultyOf, specialityOf } from '../../cascade/choose.ts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** Study plan to show, as typed. */
export interface Plan {
  faculty: string;
  speciality: string;
  course: number;
}

/** Lists the disciplines of a speciality in a course, the most hours first. */
export async function listDisciplines(context: Context, plan: Plan): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const client = clientOf(context);
  const faculty = await facultyOf(client, plan.faculty);
  const speciality = await specialityOf(client, faculty, plan.speciality);
  await checkCourse(client, { faculty, speciality, course: plan.course });
  const disciplines = await client.call(list, {
    query: { id: String(speciality.id), course: String(plan.course), details: 'true' },
  });
  const columns: Column<ListedDiscipline>[] = [
    { key: 'name', head: t('head.name'), value: ({ name }) => name },
    {
      key: 'controls',
      head: t('head.controls'),
      value: ({ controls }) => controls?.join(', ') ?? null,
      display: ({ controls }) =>
        controls?.map((one) => codeWord('control', one, context.language)).join(', ') ?? null,
    },
    { key: 'semesters', head: t('head.semesters'), value: ({ semesters }) => semesters?.join(', ') ?? null },
    { key: 'hours', head: t('head.hours'), value: ({ hours }) => hours, isNumber: true },
    { key: 'credits', head: t('head.credits'), value: ({ credits }) => credits ?? null, isNumber: true },
  ];
  printRows(context, columns, disciplines, t('none'));
  return exit.ok;
}
