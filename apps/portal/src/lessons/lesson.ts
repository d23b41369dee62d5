import type { Lesson } from '@semestr/api/schedule';
import { shortName } from '@semestr/core/display';
import type { PlannedLesson } from '@semestr/core/schedule';

/** A lesson with the weeks on which it is shown. */
export type Planned = PlannedLesson<Lesson>;

/** "202-4 к." is room 202 in building 4; where space is tight the building's number alone says as much. */
export const roomShort = (auditory: string): string => auditory.replace(/\s*к\.$/, '');

export const educatorNames = (lesson: Lesson): string => (lesson.employees ?? []).map(shortName).join(', ');

export const groupNames = (lesson: Lesson): string => lesson.studentGroups.map(({ name }) => name).join(', ');

/** The abbreviation, or the note where a lesson has no subject. */
export const subjectOf = (lesson: Lesson): string => lesson.subject || lesson.note || '';

export const fullSubjectOf = (lesson: Lesson): string => lesson.subjectFullName || subjectOf(lesson);

/** Tells the lessons of one time apart. */
export const lessonKey = (lesson: Lesson): string =>
  [
    lesson.startLessonTime,
    lesson.subject,
    lesson.lessonTypeAbbrev,
    lesson.numSubgroup,
    lesson.auditories,
    educatorNames(lesson),
    groupNames(lesson),
  ].join('|');
