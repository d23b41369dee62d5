import { type IsoDate, localDate } from '@semestr/core/dates';
import { termDays } from '@semestr/core/term';
import { and, asc, avg, count, eq, gt, isNull, max, or, sql } from 'drizzle-orm';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { students } from '../../db/tables/students.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import { groupOn } from '../../domain/enrolments.ts';
import { inTerm } from '../../domain/journal.ts';
import { ofGroups, withKeys } from './filters.ts';
import { namesIn, studentColumns, studentFields } from './people.ts';
import { type ReportContext, report, type Words } from './table.ts';

/** Limits between the columns of averages; the last one includes the best mark. */
const steps = [4, 5, 6, 7, 8, 9] as const;

/** Returns the column of an average. */
const bandOf = (average: unknown) => sql<string>`case
  when ${average} is null then 'unmarked'
  when ${average} < 4 then 'below-4'
  else 'from-' || least(9, floor(${average}))
end`;

const bandsIn = (t: Words) => [
  { key: 'below-4', title: t('ratings.below', { mark: 4 }) },
  ...steps.map((from) => ({ key: `from-${from}`, title: `${from}–${from + 1}` })),
];

/** Returns the day whose groups are used for a term: its last day of lessons, or today while the term is running. */
async function groupDay({ db, now, parameters: { term } }: ReportContext): Promise<IsoDate> {
  const today = localDate(now);
  if (term === undefined) return today;
  const { end } = termDays(term, (await academicCalendar(db)).terms);
  return end < today ? end : today;
}

/**
 * Selects every student at the end of a term, with the group at that time, the average as in the rating, and the column
 * of the average.
 */
async function perStudent(context: ReportContext) {
  const { db, parameters } = context;
  const day = await groupDay(context);
  const rated = db
    .select({ studentId: lessonMarks.studentId, average: avg(lessonMarks.mark).as('average') })
    .from(lessonMarks)
    .innerJoin(journalLessons, eq(journalLessons.id, lessonMarks.lessonId))
    .innerJoin(
      journalSubjects,
      and(eq(journalSubjects.id, journalLessons.subjectId), inTerm(parameters.term ?? null)),
    )
    .groupBy(lessonMarks.studentId)
    .as('rated');
  return db
    .select({
      ...studentFields,
      group: sql<string>`${groups.name}`.as('group_name'),
      facultyId: groups.facultyId,
      faculty: faculties.abbrev,
      average: sql<number | null>`round(${rated.average}, 2)::float`.as('rounded'),
      band: bandOf(rated.average).as('band'),
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, groupOn(day)))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .leftJoin(rated, eq(rated.studentId, students.id))
    .where(and(or(isNull(students.leftOn), gt(students.leftOn, day)), ofGroups(parameters)))
    .as('per_student');
}

interface FacultyRow {
  facultyId: number;
  faculty: string;
  counts: ReadonlyMap<string, number>;
}

export const ratings = report('ratings', {
  title: (t) => t('ratings.title'),
  usual: async ({ db }) => {
    const [{ term } = { term: null }] = await db
      .select({ term: max(journalSubjects.term) })
      .from(journalSubjects);
    return term === null ? {} : { term };
  },
  rows: async (context): Promise<FacultyRow[]> => {
    const people = await perStudent(context);
    const rows = await context.db
      .select({ facultyId: people.facultyId, faculty: people.faculty, band: people.band, count: count() })
      .from(people)
      .groupBy(people.facultyId, people.faculty, people.band)
      .orderBy(asc(people.faculty));
    return [...Map.groupBy(rows, ({ facultyId }) => facultyId).values()].flatMap((own) =>
      own.slice(0, 1).map(({ facultyId, faculty }) => ({
        facultyId,
        faculty,
        counts: new Map(own.map((row) => [row.band, row.count])),
      })),
    );
  },
  keys: ({ facultyId }) => ({ facultyId }),
  columns: (t) => [
    { key: 'faculty', title: t('ratings.faculty'), width: 14, type: 'text', value: (row) => row.faculty },
    {
      key: 'students',
      title: t('ratings.students'),
      width: 12,
      type: 'number',
      opens: true,
      value: ({ counts }) => [...counts.values()].reduce((all, one) => all + one, 0),
    },
    ...[{ key: 'unmarked', title: t('ratings.unmarked') }, ...bandsIn(t)].map(({ key, title }) => ({
      key,
      title,
      width: key === 'unmarked' ? 14 : 8,
      type: 'number' as const,
      opens: true as const,
      value: ({ counts }: FacultyRow) => counts.get(key) ?? 0,
    })),
  ],
  names: async (context, { row, column, limit, offset }) => {
    const people = await perStudent(context);
    const where = and(
      withKeys(row, { facultyId: people.facultyId }),
      column === 'students' ? undefined : eq(people.band, column),
    );
    const select = context.db.select().from(people).where(where);
    return namesIn(context.db, people, { where, select, limit, offset });
  },
  nameKeys: ({ studentId }) => ({ studentId }),
  nameColumns: (t) => [
    ...studentColumns(t),
    { key: 'average', title: t('names.average'), width: 14, type: 'number', value: (row) => row.average },
  ],
});
