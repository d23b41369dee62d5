import type { Lesson } from '@semestr/api/schedule';
import { shortName } from '@semestr/core/display';
import { buildingShort } from '@semestr/core/room-names';
import type { Language } from '@semestr/core/languages';
import type { PlannedLesson } from '@semestr/core/schedule';

export { roomShort } from '@semestr/core/room-names';

/** A lesson with the weeks in which it is shown. */
export type LessonInPlan = PlannedLesson<Lesson>;

/** "4 к.", in English "building 4". */
export const buildingName = (building: string, language: Language): string =>
  language === 'en' ? `building\u00a0${buildingShort(building)}` : building.replace(' ', '\u00a0');

export const educatorNames = (lesson: Lesson): string => (lesson.employees ?? []).map(shortName).join(', ');

export const groupNames = (lesson: Lesson): string => lesson.studentGroups.map(({ name }) => name).join(', ');

/** Returns the abbreviation, or the note of a lesson without a subject. */
export const subjectOf = (lesson: Lesson): string => lesson.subject || lesson.note || '';

export const fullSubjectOf = (lesson: Lesson): string => lesson.subjectFullName || subjectOf(lesson);

/** Returns a key that is unique among simultaneous lessons. */
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
