import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lessonFields } from './lesson-fields.ts';
import { json, text } from './resource.ts';
import { lessons } from './resources-studies.ts';
import { Id, IdText, IsoDate, Term, Time } from './shapes.ts';

/**
 * The timetable as administrators plan it: the lessons of a group, an educator or a room in a term, and where one of them
 * fits. Lessons are stored by the calls of their kind (`PUT /admin/lessons/:id`).
 */

const named = z.object({ id: Id, name: z.string() });

/** A lesson with the names of those it is for and who gives it. */
export const TimetabledLesson = z.extend(lessons.one.reply, {
  groups: z.array(named),
  /** In the order in which they give it. */
  employees: z.array(named),
});
export type TimetabledLesson = z.output<typeof TimetabledLesson>;

/** Whose timetable it is. */
const whose = {
  groupId: z.optional(IdText),
  employeeId: z.optional(IdText),
  /** As lessons name it: "407-5 к." */
  room: z.optional(text(50)),
};
type Whose = { readonly [key in keyof typeof whose]?: unknown };

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
    'The lessons of a group, an educator or a room in a term, with the hours that the study plan gives them',
  query: z.object({ term: Term, ...whose }).check(oneOfThem),
  reply: z.object({
    /** When the lessons of the term run: of the group, otherwise of the university. */
    start: IsoDate,
    end: IsoDate,
    lessons: z.array(TimetabledLesson),
    /** Of a group what it learns in the term by its study plan; of others nothing. */
    plan: z.array(
      z.object({
        subject: z.string(),
        name: z.string(),
        /** Of lessons and of work at home. */
        hours: z.int(),
      }),
    ),
    /** What the lessons come to in academic hours. */
    taught: z.array(
      z.object({
        subject: z.string(),
        types: z.array(z.object({ type: z.nullable(z.string()), hours: z.int() })),
      }),
    ),
    /** Who changed one of these lessons last; null where the audit log knows of nobody. */
    changed: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});

const clash = z.object({
  lessonId: Id,
  rooms: z.array(z.string()),
  employeeIds: z.array(Id),
  groupIds: z.array(Id),
});

/** A lesson that may not be stored yet. */
const draft = z.strictObject({ id: z.optional(Id), ...lessonFields });
export type LessonDraft = z.output<typeof draft>;

export const fit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/timetable/fit',
  access: 'admin',
  area: 'timetable',
  summary: 'Where in the week a lesson would double a room, an educator or a group, and the ways out of that',
  query: z.object({ lesson: json(draft) }),
  reply: z.object({
    /** The places of the week that are taken, by the bells; nothing of what is on one day only. */
    obstacles: z.array(z.object({ day: z.int(), startTime: Time, endTime: Time, clashes: z.array(clash) })),
    /** What it doubles where it stands, with the first day and the weeks of it. */
    clashes: z.array(z.extend(clash, { on: IsoDate, weeks: z.array(z.int()) })),
    /** The lessons that those two name. */
    lessons: z.array(TimetabledLesson),
    /** Rooms of the same kind that are large enough and free there, the smallest first; none where no room is doubled. */
    freeRooms: z.array(z.object({ room: z.string(), type: z.string(), capacity: z.nullable(z.int()) })),
    /** The weeks that it may keep. */
    weeksLeft: z.array(z.int()),
    /** Whom it is for: they hear of a change. */
    students: z.int(),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});
