import { list, type RatingRow } from '@semestr/api/rating';
import { isMarked, rankLines } from '@semestr/core/rating';
import { translator } from '@semestr/core/texts';
import { checkCourse, facultyOf, specialityOf } from '../../cascade/choose.ts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Rating to show, as typed: of a course, or of students who began in a year. */
export interface Choice {
  faculty: string;
  speciality: string;
  when: { course: number } | { year: number };
}

type Line = RatingRow & { place: number | null };

/** Lists the students of a course, the best first, each with their place. */
export async function listRating(context: Context, { when, ...choice }: Choice): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const client = clientOf(context);
  const faculty = await facultyOf(client, choice.faculty);
  const speciality = await specialityOf(client, faculty, choice.speciality);
  const isRated = ({ hasStudents }: { hasStudents?: boolean | undefined }): boolean => hasStudents !== false;
  if ('course' in when) await checkCourse(client, { faculty, speciality, course: when.course }, isRated);
  const period = 'course' in when ? { course: String(when.course) } : { year: String(when.year) };
  const rows = await client.call(list, { query: { sdef: String(speciality.id), ...period } });
  const point = (number: number, value: (row: Line) => number | undefined): Column<Line> => ({
    key: `point${number}`,
    head: t('head.point', { number }),
    value: (row) => value(row) ?? null,
    isNumber: true,
  });
  const columns: Column<Line>[] = [
    { key: 'place', head: t('head.place'), value: ({ place }) => place, isNumber: true },
    { key: 'card', head: t('head.card'), value: (row) => row.studentCardNumber },
    {
      key: 'average',
      head: t('head.average'),
      value: (row) => (isMarked(row) ? row.average : null),
      isNumber: true,
    },
    { key: 'shift', head: t('head.shift'), value: (row) => row.averageShift, isNumber: true },
    { key: 'hours', head: t('head.hours'), value: ({ hours }) => hours, isNumber: true },
    point(1, (row) => row.firstAverage),
    point(2, (row) => row.secondAverage),
    point(3, (row) => row.thirdAverage),
  ];
  printRows(context, columns, rankLines(rows), t('noneFound'));
  return exit.ok;
}
