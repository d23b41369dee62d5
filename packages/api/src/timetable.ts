import { MAX_SUGGESTIONS, slotReasons } from '@semestr/core/timetable-drafts/suggestions';
import * as z from 'zod/mini';
import { Bell } from './bells.ts';
import { endpoint, file, XLSX } from './endpoint.ts';
import { ofGroup } from './filters.ts';
import { lessonFields } from './lesson-fields.ts';
import { json, resource, text } from './resource.ts';
import { AnyId, Id, IdText, IsoDate, Term, Time } from './shapes.ts';

/**
 * The timetable that administrators plan: the lessons of a group, an educator or a room in a term, and free slots for
 * one of them. Lessons are stored by the calls of their record type (`PUT /admin/lessons/:id`).
 */

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

const named = z.object({ id: Id, name: z.string() });

/** A lesson with the names of its groups and educators. */
export const TimetabledLesson = z.extend(lessons.one.reply, {
  /** Negative for a lesson of a draft that is not published. */
  id: AnyId,
  groups: z.array(named),
  /** In the lesson's order. */
  employees: z.array(named),
  /** How the draft changes the lesson; absent when it is as published. */
  inDraft: z.optional(z.enum(['added', 'changed'])),
});
export type TimetabledLesson = z.output<typeof TimetabledLesson>;

/** Owner of the timetable. */
const whose = {
  groupId: z.optional(IdText),
  employeeId: z.optional(IdText),
  /** In the format of lessons: "407-5 к." */
  room: z.optional(text(50)),
};
type Whose = { readonly [key in keyof typeof whose]?: unknown };

/** The draft in which the timetable is viewed or edited; without one, the published timetable. */
const draftId = z.optional(IdText);

const oneOfThem = z.refine<Whose>(
  (query) => [query.groupId, query.employeeId, query.room].filter((one) => one !== undefined).length === 1,
  { path: ['groupId'], error: 'required' },
);

export const week = endpoint({
  method: 'GET',
  path: '/api/v1/admin/timetable',
  access: 'admin',
  area: 'timetable',
  summary:
    'List the lessons of a group, teacher or room in a term, with the hours required by the study plan',
  query: z.object({ term: Term, ...whose, draftId }).check(oneOfThem),
  reply: z.object({
    /** Period of lessons in the term, of the group or else of the university. */
    start: IsoDate,
    end: IsoDate,
    /** The bells of every schedule, past and future. */
    bells: z.array(Bell),
    lessons: z.array(TimetabledLesson),
    /** Disciplines of a group in the term, from its study plan; empty for other owners. */
    plan: z.array(
      z.object({
        subject: z.string(),
        name: z.string(),
        /** Of lessons and of homework. */
        hours: z.int(),
      }),
    ),
    /** Total duration of the lessons in academic hours. */
    taught: z.array(
      z.object({
        subject: z.string(),
        types: z.array(z.object({ type: z.nullable(z.string()), hours: z.int() })),
      }),
    ),
    /** Last change of one of these lessons; null when the audit log has none. */
    changed: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const workbook = endpoint({
  method: 'GET',
  path: '/api/v1/admin/timetable/workbook',
  access: 'admin',
  area: 'timetable',
  summary: 'Download the lessons of a group, teacher or room in a term as a workbook, also of a draft',
  query: z.object({ term: Term, ...whose, draftId }).check(oneOfThem),
  reply: file('timetable.xlsx', XLSX),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

/** A conflict with another lesson. */
export const ClashInTimetable = z.object({
  lessonId: AnyId,
  rooms: z.array(z.string()),
  employeeIds: z.array(Id),
  groupIds: z.array(Id),
});

/** A lesson that may not be stored. */
const draft = z.strictObject({ id: z.optional(AnyId), ...lessonFields });
export type LessonDraft = z.output<typeof draft>;

export const fit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/timetable/fit',
  access: 'admin',
  area: 'timetable',
  summary:
    'Find where in the week a lesson would conflict with a room, teacher or group, and how to resolve it',
  query: z.object({ lesson: json(draft), draftId }),
  reply: z.object({
    /** Occupied slots of the week, by the bell schedule, without events on a single day. */
    obstacles: z.array(
      z.object({ day: z.int(), startTime: Time, endTime: Time, clashes: z.array(ClashInTimetable) }),
    ),
    /** Conflicts in its current slot, with the first day and the weeks of each. */
    clashes: z.array(z.extend(ClashInTimetable, { on: IsoDate, weeks: z.array(z.int()) })),
    /** The lessons that obstacles and clashes refer to. */
    lessons: z.array(TimetabledLesson),
    /** Free rooms of the same type that are large enough, the smallest first; empty when no room is double-booked. */
    freeRooms: z.array(z.object({ room: z.string(), type: z.string(), capacity: z.nullable(z.int()) })),
    /** The weeks without conflicts. */
    weeksLeft: z.array(z.int()),
    /** Number of students who are notified of a change. */
    students: z.int(),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const suggestions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/timetable/suggestions',
  access: 'admin',
  area: 'timetable',
  summary: 'Suggest the best free slots and rooms for a weekly lesson, with reasons',
  query: z.object({ lesson: json(draft), draftId }),
  reply: z
    .array(
      z.object({
        day: z.int(),
        startTime: Time,
        endTime: Time,
        rooms: z.array(z.string()),
        reasons: z.array(z.enum(slotReasons)),
      }),
    )
    .check(z.maxLength(MAX_SUGGESTIONS)),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});
