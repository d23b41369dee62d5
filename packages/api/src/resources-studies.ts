import { MAX_ANNOUNCEMENT, MAX_ROOM_NAME } from '@semestr/core/announcements';
import { controls } from '@semestr/core/disciplines';
import { lessonTypeIds } from '@semestr/core/journal';
import * as z from 'zod/mini';
import { ofGroup, ofStudent, period } from './filters.ts';
import { lessonFields } from './lesson-fields.ts';
import { archivable, Ids, int, optionalProse, optionalText, prose, resource, text } from './resource.ts';
import { Id, IsoDate, Term, Time } from './shapes.ts';

/** Lessons, and the records about them. */

const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  // The keys of a Record<K, …> are its K.
  Object.keys(table) as [K, ...K[]];

const announcement = {
  employeeId: Id,
  content: prose(MAX_ANNOUNCEMENT),
  date: IsoDate,
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  room: optionalText(MAX_ROOM_NAME),
  /** Its audience, who are notified of a new announcement, of a changed place or time, and of a removal. */
  groupIds: Ids,
};
export const announcements = resource('announcements', 'the announcements', {
  area: 'news',
  fields: announcement,
  edited: announcement,
  filter: { ...ofGroup, employeeId: Id, date: IsoDate },
  conditions: period,
});

/**
 * A lesson that double-books a room, an educator or a group is rejected with 409
 * `{"reason":"lesson-clash","clashes":[{"lessonId", "rooms","employeeIds","groupIds"}]}`, and stored once the body
 * contains `inSpiteOfClash`.
 */
export const lessons = resource('lessons', 'the lessons of the plan and the session', {
  area: 'timetable',
  fields: lessonFields,
  edited: { ...lessonFields, inSpiteOfClash: z.optional(z.boolean()) },
  question: 'lesson-clash',
  filter: {
    term: Term,
    isExam: z.boolean(),
    day: lessonFields.day,
    ...ofGroup,
    employeeId: Id,
    /** "407-5 к.": one of its rooms. */
    rooms: text(50),
  },
});

const discipline = {
  specialityId: Id,
  semester: int(1, 12),
  abbrev: text(50),
  name: text(300),
  hours: int(0, 2000),
  credits: z.nullable(int(0, 100)),
  control: z.enum(namesOf(controls)),
  isForeign: z.boolean(),
};
export const disciplines = resource('disciplines', 'the study plans', {
  area: 'plans',
  fields: {
    ...discipline,
    ...archivable.fields,
    commonMark: z.nullable(z.number()),
    commonRetakes: z.nullable(z.number()),
  },
  edited: { ...discipline, ...archivable.edited },
  filter: {
    specialityId: Id,
    facultyId: Id,
    semester: discipline.semester,
    control: discipline.control,
  },
  conditions: archivable.conditions,
});

const mark = {
  studentId: Id,
  disciplineId: Id,
  /** "9", зачтено or не зачтено; null until one is entered. */
  mark: z.nullable(z.string().check(z.regex(/^(?:10|\d|зачтено|не зачтено)$/, 'format'))),
  date: z.nullable(IsoDate),
  teacherId: z.nullable(Id),
  retakes: int(0, 20),
  isDifference: z.boolean(),
};
/** The student is notified of a new mark and of a change. */
export const marks = resource('marks', 'the marks of the markbooks', {
  area: 'studies',
  fields: { ...mark, mark: z.nullable(z.string()) },
  edited: mark,
  filter: {
    ...ofStudent,
    disciplineId: Id,
    teacherId: Id,
    mark: text(20),
    isDifference: z.boolean(),
  },
  conditions: period,
});

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

const omission = { lessonId: Id, studentId: Id, hours: int(1, 12), isExcused: z.boolean() };
export const omissions = resource('omissions', 'the absences of students', {
  area: 'studies',
  fields: omission,
  edited: omission,
  filter: { ...ofStudent, lessonId: Id, isExcused: z.boolean() },
  conditions: period,
});

const excuse = {
  studentId: Id,
  dateFrom: IsoDate,
  dateTo: IsoDate,
  name: optionalText(200),
  note: optionalProse(500),
  semester: int(1, 12),
};
/** Excuses the student's absences on these days. */
export const excuses = resource('excuses', 'the excused days of students', {
  area: 'studies',
  fields: excuse,
  edited: excuse,
  filter: { ...ofStudent, semester: int(1, 12) },
  conditions: period,
});
