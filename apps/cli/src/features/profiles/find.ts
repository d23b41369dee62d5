import type { Cv } from '@semestr/api/cv';
import { search } from '@semestr/api/profiles';
import { fullName } from '@semestr/core/display';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { tellPage } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts as frameTexts } from '../../io/texts.ts';
import { texts } from './texts.ts';

/** Which CVs are meant; nothing given means all. */
export interface Conditions {
  lastName: string;
  courses: readonly number[];
  skills: readonly string[];
  /** Only of those who look for a job. */
  isSearchingJob: boolean;
  page: number;
}

/** Lists the CVs that students have published. */
export async function findCvs(context: Context, conditions: Conditions): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const yes = translator(frameTexts, context.language)('yes');
  const { cvs, totalItems, pageSize } = await clientOf(context).call(search, {
    body: {
      lastName: conditions.lastName,
      course: [...conditions.courses],
      faculties: [],
      searchJob: conditions.isSearchingJob,
      skills: conditions.skills.map((name) => ({ id: null, name })),
      currentPage: conditions.page,
    },
  });
  const columns: Column<Cv>[] = [
    { key: 'name', head: t('head.name'), value: fullName },
    { key: 'faculty', head: t('head.faculty'), value: ({ faculty }) => faculty },
    { key: 'speciality', head: t('head.speciality'), value: ({ speciality }) => speciality },
    { key: 'course', head: t('head.course'), value: ({ course }) => course, isNumber: true },
    { key: 'group', head: t('head.group'), value: ({ studentGroup }) => studentGroup },
    { key: 'job', head: t('head.job'), value: ({ searchJob }) => (searchJob ? yes : null) },
    {
      key: 'skills',
      head: t('head.skills'),
      value: ({ skills }) => skills.map(({ name }) => name).join(', '),
    },
  ];
  printRows(context, columns, cvs, t('none'));
  tellPage(context, { page: conditions.page, size: pageSize, total: totalItems });
  return exit.ok;
}
