import type { Lesson, Schedule } from '@semestr/api/schedule';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { partsOf, type TermPart } from '@semestr/core/imports';
import type { NewLesson } from './new-lesson.ts';
import { namedGroup } from './named-groups.ts';

/** A lesson to be stored, with the one it was parsed from. */
export interface ReadLesson {
  lesson: NewLesson;
  source: Lesson;
}

/** A part of a term to be stored. */
export type ReadPart = Omit<TermPart<Lesson>, 'lessons'> & { lessons: ReadLesson[] };

const iso = (date: string | null): IsoDate | null => (date === null ? null : parseDotted(date));

function lessonOf(
  source: Lesson,
  place: Pick<NewLesson, 'term' | 'isExam' | 'day'>,
  own: string | null,
): ReadLesson {
  const others = source.studentGroups.filter(({ name }) => name !== own).map(namedGroup);
  return {
    source,
    lesson: {
      ...place,
      weeks: source.weekNumber,
      subgroup: source.numSubgroup,
      startTime: source.startLessonTime,
      endTime: source.endLessonTime,
      subject: source.subject,
      subjectFull: source.subjectFullName,
      type: source.lessonTypeAbbrev,
      note: source.note,
      rooms: source.auditories,
      date: iso(source.dateLesson),
      startDate: iso(source.startLessonDate),
      endDate: iso(source.endLessonDate),
      isAnnouncement: source.announcement,
      isSplit: source.split,
      namedGroups: others.length > 0 ? others : null,
    },
  };
}

/** Parses the parts of terms in a schedule. */
export function readSchedule(schedule: Schedule): ReadPart[] {
  const own = schedule.studentGroupDto?.name ?? null;
  return partsOf(schedule).map(({ lessons: rows, ...part }) => ({
    ...part,
    lessons: rows.map(({ lesson, day }) =>
      lessonOf(lesson, { term: part.term, isExam: part.isExam, day }, own),
    ),
  }));
}
