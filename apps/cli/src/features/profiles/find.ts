import type { Cv } from '@semestr/api/cv';
import { PROFILE_PAGE, search } from '@semestr/api/profiles';
import { fullName } from '@semestr/core/display';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { readList, printPageHint } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts as frameTexts } from '../../io/texts.ts';
import { texts } from './texts.ts';

/** Search conditions; none match all CVs. */
export interface Conditions {
  lastName: string;
  courses: readonly number[];
  skills: readonly string[];
  /** Whether to list only students who are looking for a job. */
  isSearchingJob: boolean;
  page: number | undefined;
}

/** Lists the CVs that students have published. */
export async function findCvs(context: Context, conditions: Conditions): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const yes = translator(frameTexts, context.language)('yes');
  const client = clientOf(context);
  // Page sizes differ between providers.
  let size = PROFILE_PAGE;
  const { rows, total, page } = await readList(context, {
    page: conditions.page,
    sizes: { page: PROFILE_PAGE, atOnce: PROFILE_PAGE },
    read: async ({ index }) => {
      const { cvs, totalItems, pageSize } = await client.call(search, {
        body: {
          lastName: conditions.lastName,
          course: [...conditions.courses],
          faculties: [],
          searchJob: conditions.isSearchingJob,
          skills: conditions.skills.map((name) => ({ id: null, name })),
          currentPage: index + 1,
        },
      });
      size = pageSize;
      return { rows: cvs, total: totalItems };
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
  printRows(context, columns, rows, t('none'));
  printPageHint(context, { page, size, total });
  return exit.ok;
}
