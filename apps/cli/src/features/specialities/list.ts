import { all as allFaculties } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import { all, type Speciality } from '@semestr/api/specialities';
import { translator } from '@semestr/core/texts';
import { facultyOf } from '../../cascade/choose.ts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/**
 * Lists the specialities, one row for each form of education.
 * @param faculty the abbreviation of the faculty; null for all
 */
export async function listSpecialities(context: Context, faculty: string | null): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const client = clientOf(context);
  const faculties =
    faculty === null
      ? rowsOf(await client.call(allFaculties, { query: {} }))
      : [await facultyOf(client, faculty)];
  const abbrevs = new Map(faculties.map(({ id, abbrev }) => [id, abbrev]));
  const columns: Column<Speciality>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'code', head: t('head.code'), value: ({ code }) => code },
    { key: 'abbrev', head: t('head.abbrev'), value: ({ abbrev }) => abbrev },
    { key: 'name', head: t('head.name'), value: ({ name }) => name },
    { key: 'form', head: t('head.form'), value: ({ educationForm }) => educationForm.name },
    { key: 'faculty', head: t('head.faculty'), value: ({ facultyId }) => abbrevs.get(facultyId) ?? null },
  ];
  const specialities = rowsOf(await client.call(all, { query: {} }));
  const wanted = specialities.filter(({ facultyId }) => faculty === null || abbrevs.has(facultyId));
  printRows(context, columns, wanted, t('none'));
  return exit.ok;
}
