import { type PersonalRating, personal, type Standing } from '@semestr/api/rating';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { type RatedLesson, ratingCard } from '@semestr/core/rating-card';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';
import { ratingScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

export const ownRatingOf = (user: User) => queryOrNull(personal, {}, user);

/** Converts the lessons to the format of the public rating, so that both use the same calculation. */
const lessonsOf = ({ subjects }: PersonalRating): readonly RatedLesson[] =>
  subjects.flatMap(({ abbrev, lessonTypes }) =>
    lessonTypes.flatMap((type) =>
      type.lessons.map(({ controlPoint, gradebookOmissions, isRespectfulOmission = false, marks }) => ({
        lessonNameAbbrev: abbrev,
        lessonTypeAbbrev: type.abbrev,
        controlPoint,
        gradeBookOmissions: gradebookOmissions,
        isRespectfulOmission,
        marks: marks.map(({ mark }) => mark),
      })),
    ),
  );

/** Returns the marks of the term by subject and control point, and the excused hours. */
export function ownCard(rating: PersonalRating) {
  const lessons = lessonsOf(rating);
  const names = Object.fromEntries(rating.subjects.map(({ abbrev, name }) => [abbrev, name]));
  const excused = lessons.filter(({ isRespectfulOmission }) => isRespectfulOmission);
  return {
    card: ratingCard(lessons, names),
    excusedHours: excused.reduce((hours, { gradeBookOmissions }) => hours + gradeBookOmissions, 0),
  };
}

/** Labs of a subject. */
export interface Tasks {
  termHoursId: number;
  subject: string;
  /** Number of accepted labs, and of all labs. */
  done: number;
  count: number;
  /** Number of overdue labs without a mark. */
  late: number;
  /** The next lab without a mark; null when no more are due. */
  next: { number: number; due: IsoDate } | null;
}

/** Groups the labs of the term by subject, with the overdue ones and the next one. */
export function tasksOf({ subjects, deadlines }: PersonalRating, today: IsoDate): readonly Tasks[] {
  const types = subjects.flatMap(({ name, lessonTypes }) =>
    lessonTypes.map((type) => ({ ...type, subject: name })),
  );
  return deadlines.flatMap(({ termHoursId, taskCount, deadlines: dues }) => {
    const type = types.find((one) => one.termHoursId === termHoursId);
    if (!type) return [];
    const marked = new Set(type.lessons.flatMap(({ marks }) => marks.map(({ taskNumber }) => taskNumber)));
    const open = dues
      .filter(({ taskNumber }) => !marked.has(taskNumber))
      .flatMap(({ lessonId, taskNumber }) => {
        const lesson = type.lessons.find(({ id }) => id === lessonId);
        const due = lesson ? parseDotted(lesson.dateString) : null;
        return due ? [{ number: taskNumber, due }] : [];
      });
    const [next = null] = open.filter(({ due }) => due >= today).toSorted((a, b) => (a.due < b.due ? -1 : 1));
    return [
      {
        termHoursId,
        subject: type.subject,
        done: [...marked].filter((number) => number !== null).length,
        count: taskCount,
        late: open.filter(({ due }) => due < today).length,
        next,
      },
    ];
  });
}

/** Returns the address of the student's own row in the public rating. */
export function publicAddress({ facultyId, sdef, course, studentCardNumber }: Standing): string {
  const query = new URLSearchParams({
    faculty: String(facultyId),
    speciality: String(sdef),
    course: String(course),
    card: studentCardNumber,
  });
  return `${to(ratingScreen)}?${query.toString()}`;
}
