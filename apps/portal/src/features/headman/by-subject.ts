import type { Reply } from '@semestr/api/endpoint';
import { type JournalStudent, subgroupOfSubject, subgroups, subjects } from '@semestr/api/journal';
import { queryOf } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

export const subjectsQuery = (user: User) => queryOf(subjects, {}, user);

/** A subject with one type of its lessons: "Базы данных, ЛР". */
export interface SubjectLessons {
  id: number;
  subject: string;
  type: string;
}

/** Lists every subject with its types of lessons, by name. */
export const subjectLessons = (all: Reply<typeof subjects>): readonly SubjectLessons[] =>
  Object.entries(all)
    .flatMap(([subject, types]) =>
      types.map(({ id, lessonTypeAbbrev }) => ({ id, subject, type: lessonTypeAbbrev })),
    )
    .toSorted((a, b) => a.subject.localeCompare(b.subject, 'ru') || a.type.localeCompare(b.type, 'ru'));

/** Query for the subgroups with separate lessons; disabled while no subject is selected. */
export const subgroupsQuery = (user: User, chosen: SubjectLessons | null) => ({
  ...queryOf(subgroups, { query: { termHoursId: String(chosen?.id ?? 0) } }, user),
  enabled: chosen !== null,
});

/** Query for the lessons of all students in a subgroup, 0 for the whole group. */
export const registerQuery = (user: User, chosen: SubjectLessons | null, subgroup: number) => ({
  ...queryOf(
    subgroupOfSubject,
    { params: { subjectId: String(chosen?.id ?? 0), subgroup: String(subgroup) } },
    user,
  ),
  enabled: chosen !== null,
});

/** A student's missed hours in a subject. */
export interface MissedHours {
  id: number;
  fio: string;
  /** Number of lessons. */
  lessons: number;
  hours: number;
  excused: number;
}

const hoursOf = ({ lessons }: JournalStudent, isExcused?: true): number =>
  lessons
    .filter(({ isRespectfulOmission }) => !isExcused || isRespectfulOmission)
    .reduce((sum, { gradeBookOmissions }) => sum + gradeBookOmissions, 0);

/** Returns the students with missed hours, most first. */
export const studentsWithAbsences = (students: readonly JournalStudent[]): readonly MissedHours[] =>
  students
    .map((student) => ({
      id: student.id,
      fio: student.fio,
      lessons: student.lessons.filter(({ gradeBookOmissions }) => gradeBookOmissions > 0).length,
      hours: hoursOf(student),
      excused: hoursOf(student, true),
    }))
    .filter(({ hours }) => hours > 0)
    .toSorted((a, b) => b.hours - a.hours || a.fio.localeCompare(b.fio, 'ru'));
