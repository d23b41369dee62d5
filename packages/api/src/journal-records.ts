import { lessonTypeIds } from '@semestr/core/journal';
import * as z from 'zod/mini';
import { ofGroup, ofStudent, period } from './filters.ts';
import { int, namesOf, resource, text } from './resource.ts';
import { Id, IsoDate, Term, Time } from './shapes.ts';

const journalSubject = {
  groupId: Id,
  term: Term,
  abbrev: text(100),
  name: text(300),
  type: z.enum(namesOf(lessonTypeIds)),
};
export const journalSubjects = resource('journal-subjects', 'the subjects of the journals', {
  area: 'studies',
  fields: journalSubject,
  edited: journalSubject,
  filter: { ...ofGroup, term: Term, type: journalSubject.type },
});

const journalLesson = {
  subjectId: Id,
  date: IsoDate,
  startTime: Time,
  endTime: Time,
  subgroup: int(0, 2),
  hours: int(1, 12),
  controlPoint: z.nullable(int(1, 3)),
  employeeId: z.nullable(Id),
};
export const journalLessons = resource('journal-lessons', 'the lessons of the journals', {
  area: 'studies',
  fields: journalLesson,
  edited: journalLesson,
  filter: { ...ofGroup, subjectId: Id, date: IsoDate, employeeId: Id },
  conditions: period,
});

const lessonMark = {
  lessonId: Id,
  studentId: Id,
  mark: int(0, 10),
  taskNumber: z.nullable(int(1, 100)),
};

/**
 * The student is notified of a new mark and of a change. A new one with `isFirst` is rejected (400, `studentId` is
 * `taken`) when the student already has a mark in that lesson, which another user may have entered in the meantime.
 */
export const lessonMarks = resource('lesson-marks', 'the marks of the journals', {
  area: 'studies',
  fields: lessonMark,
  edited: { ...lessonMark, isFirst: z.optional(z.boolean()) },
  filter: { ...ofStudent, lessonId: Id },
  conditions: period,
});
