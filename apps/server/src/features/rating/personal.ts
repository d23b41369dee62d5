import type { PersonalRating, Standing } from '@semestr/api/rating';
import { dotted } from '@semestr/core/dates';
import { controlPointName, lessonTypeIds } from '@semestr/core/journal';
import type { NotedLesson } from '../../domain/noted-lessons.ts';

/** Groups lessons: the first of each group, and all of them. */
const groupLessons = (lessons: readonly NotedLesson[], key: (lesson: NotedLesson) => string | number) =>
  [...Map.groupBy(lessons, key).values()].flatMap((all) => (all[0] ? [{ first: all[0], all }] : []));

const lessonOf = ({ lesson, omission, marks }: NotedLesson) => ({
  id: lesson.id,
  dateString: dotted(lesson.date),
  gradebookOmissions: omission?.hours ?? 0,
  subGroup: lesson.subgroup,
  marks: marks.map(({ mark, taskNumber }) => ({ mark, taskNumber })),
  controlPoint: controlPointName(lesson.controlPoint),
  isRespectfulOmission: omission?.isExcused ?? false,
});

/** Groups a term's lessons of one student by subject and type. Each lab has its own task, which is due by its end. */
export function personalRating(lessons: readonly NotedLesson[], standing: Standing | null): PersonalRating {
  const bySubject = groupLessons(lessons, ({ subject }) => subject.abbrev).toSorted((a, b) =>
    a.first.subject.name.localeCompare(b.first.subject.name, 'ru'),
  );
  const byType = groupLessons(lessons, ({ subject }) => subject.id);
  return {
    subjects: bySubject.map(({ first: { subject }, all }) => ({
      id: subject.id,
      abbrev: subject.abbrev,
      name: subject.name,
      lessonTypes: groupLessons(all, (one) => one.subject.id).map(({ first, all: ofType }) => ({
        id: lessonTypeIds[first.subject.type],
        abbrev: first.subject.type,
        termHoursId: first.subject.id,
        lessons: ofType.map(lessonOf),
      })),
    })),
    deadlines: byType
      .filter(({ first }) => first.subject.type === 'ЛР')
      .map(({ first, all }) => ({
        termHoursId: first.subject.id,
        taskCount: all.length,
        deadlines: all.map(({ lesson }, index) => ({ lessonId: lesson.id, taskNumber: index + 1 })),
      })),
    // Only providers whose subjects are marked in percent have these.
    percentageMarks: [],
    standing,
  };
}
