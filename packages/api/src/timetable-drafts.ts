import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lessonFields } from './lesson-fields.ts';
import { text } from './resource.ts';
import { AnyId, Id, IdText, Term, Time } from './shapes.ts';
import { ClashInTimetable, TimetabledLesson } from './timetable.ts';

/**
 * Timetable drafts: changes of a term's lessons that only planners see until they are published together. Students are
 * notified of the published changes, once (docs/decisions/0100).
 */

/** Kinds of soft violations in the result of a search. */
const softKinds = ['seats', 'days', 'rooms', 'isolated'] as const;

/** State and result of the last search for a timetable. */
const Search = z.object({
  /** `lost`: the server was restarted. */
  state: z.enum(['running', 'done', 'stopped', 'failed', 'lost']),
  startedAt: z.string(),
  seconds: z.int(),
  /** Lessons that may move. */
  lessons: z.int(),
  /** Lessons that the result moves. */
  moved: z.int(),
  /** Lessons without a place, or in a double booking. */
  hard: z.int(),
  /** Cost of the timetable before the search and of its result: the lower, the better. */
  costBefore: z.int(),
  cost: z.int(),
  /** Soft violations that remain in the result, by kind. */
  soft: z.array(
    z.object({
      kind: z.enum(softKinds),
      count: z.int(),
      /** The first violations. */
      examples: z.array(
        z.object({
          subject: z.nullable(z.string()),
          groups: z.array(z.string()),
          day: z.nullable(z.int()),
          startTime: z.nullable(Time),
        }),
      ),
    }),
  ),
});
export type TimetableSearch = z.output<typeof Search>;

export const TimetableDraft = z.object({
  id: Id,
  term: Term,
  name: z.string(),
  by: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null until its changes are published. */
  publishedAt: z.nullable(z.string()),
  changes: z.int(),
  /** Null when there was none. */
  search: z.nullable(Search),
});
export type TimetableDraft = z.output<typeof TimetableDraft>;

/** A lesson in a draft, as a planner edits it. */
const LessonInDraft = z.strictObject(lessonFields);
/** The body of a lesson with its longest texts, in escaped letters. */
const MAX_LESSON = 32 * 1024;
export type LessonInDraft = z.output<typeof LessonInDraft>;

/** Common parts of the calls; `draft-published` rejects a change of a draft that has been published. */
const common = {
  access: 'admin',
  area: 'timetable',
  isExtension: true,
} as const;
const ofDraft = { params: z.object({ id: IdText }) } as const;
const ofLesson = {
  params: z.object({
    id: IdText,
    /** Id of a lesson in the draft, negative for a lesson that is not published. */
    lessonId: z.pipe(z.string().check(z.regex(/^-?\d{1,10}$/, 'format')), z.pipe(z.transform(Number), AnyId)),
  }),
} as const;
const reading = {
  ...common,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
} as const;
const changing = {
  ...common,
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'draft-published' },
  fallbackReason: 'draft-not-saved',
} as const;

const path = '/api/v1/admin/timetable-drafts' as const;

export const list = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'List the timetable drafts of a term, the newest first',
  query: z.object({ term: Term }),
  reply: z.array(TimetableDraft),
});

export const create = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: 'Create a timetable draft of a term',
  body: z.object({ term: Term, name: text(100) }),
  reply: TimetableDraft,
  refusals: { 403: 'session-ended', 409: 'record-busy' },
  fallbackReason: 'draft-not-saved',
  idempotent: true,
  example: { body: { term: '2026-spring', name: 'Весна, первый вариант' } },
});

export const remove = endpoint({
  ...changing,
  ...ofDraft,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a timetable draft that is not published, with its changes',
  reply: z.object({ changes: z.int() }),
});

/** A change of a draft, with the lesson as published and in the draft. */
const Change = z.object({
  id: Id,
  kind: z.enum(['added', 'changed', 'removed']),
  before: z.nullable(TimetabledLesson),
  after: z.nullable(TimetabledLesson),
  /** Whether the published lesson was changed or deleted since the change was made. */
  isOutdated: z.boolean(),
  /** Whether a search preserves the change, because a planner made it. */
  isPinned: z.boolean(),
});
export type DraftChange = z.output<typeof Change>;

export const one = endpoint({
  ...reading,
  ...ofDraft,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Get a timetable draft with its changes, and the double bookings that would result',
  reply: z.object({
    ...TimetableDraft.shape,
    list: z.array(Change),
    /** Double bookings of the changed lessons. */
    clashes: z.array(z.extend(ClashInTimetable, { of: AnyId })),
    /** The lessons that double bookings refer to. */
    lessons: z.array(TimetabledLesson),
    /** Groups and students who would be notified. */
    groups: z.int(),
    students: z.int(),
  }),
});

export const addLesson = endpoint({
  ...changing,
  ...ofDraft,
  method: 'POST',
  path: `${path}/:id/lessons`,
  summary: 'Add a lesson to a timetable draft',
  maxBytes: MAX_LESSON,
  body: LessonInDraft,
  reply: z.object({ lessonId: AnyId }),
  idempotent: true,
});

export const saveLesson = endpoint({
  ...changing,
  ...ofLesson,
  method: 'PUT',
  path: `${path}/:id/lessons/:lessonId`,
  summary: 'Change a lesson in a timetable draft',
  maxBytes: MAX_LESSON,
  body: LessonInDraft,
  reply: z.object({ lessonId: AnyId }),
});

export const removeLesson = endpoint({
  ...changing,
  ...ofLesson,
  method: 'DELETE',
  path: `${path}/:id/lessons/:lessonId`,
  summary: 'Remove a lesson in a timetable draft; it stays published until the draft is published',
  reply: z.object({ lessonId: AnyId }),
});

export const discard = endpoint({
  ...changing,
  method: 'DELETE',
  params: z.object({ id: IdText, changeId: IdText }),
  path: `${path}/:id/changes/:changeId`,
  summary: 'Discard a change of a timetable draft, so that the lesson is as published',
  reply: z.object({ lessonId: AnyId }),
});

export const copy = endpoint({
  ...changing,
  ...ofDraft,
  method: 'POST',
  path: `${path}/:id/copies`,
  summary: 'Copy the weekly lessons of a group, or of one of its days, to a group in a timetable draft',
  body: z.object({
    from: z.object({ term: Term, groupId: Id, day: z.optional(lessonFields.day) }),
    /** With a day, only the lessons of one day are copied, to this day. */
    to: z.object({ groupId: Id, day: z.optional(lessonFields.day) }),
  }),
  reply: z.object({
    added: z.int(),
    /** Lessons that the group has already: the same subject, type and time. */
    present: z.int(),
  }),
  idempotent: true,
  example: {
    body: { from: { term: '2025-autumn', groupId: 1, day: 2 }, to: { groupId: 1, day: 3 } },
  },
});

/** Limits of a search, in seconds. */
export const SEARCH_SECONDS = { least: 1, most: 300 } as const;

/** The lessons that a search may move, and its duration. */
const SearchWanted = z.object({
  /** The groups whose lessons may move; if absent, all groups of the faculty, or without a faculty all groups. */
  groupIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))),
  facultyId: z.optional(Id),
  seconds: z.int().check(z.gte(SEARCH_SECONDS.least), z.lte(SEARCH_SECONDS.most)),
  /** The same seed repeats a search. */
  seed: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
});
export type SearchWanted = z.output<typeof SearchWanted>;

export const search = endpoint({
  ...changing,
  ...ofDraft,
  method: 'POST',
  path: `${path}/:id/search`,
  summary:
    'Search for better places of the lessons of some groups; lessons that planners have placed in the draft keep theirs',
  body: SearchWanted,
  reply: TimetableDraft,
  refusals: {
    ...changing.refusals,
    409: { named: ['search-running', 'nothing-to-place'], plain: 'draft-published' },
  },
  idempotent: true,
  example: { body: { facultyId: 1, seconds: 60 } },
});

export const stopSearch = endpoint({
  ...changing,
  ...ofDraft,
  method: 'POST',
  path: `${path}/:id/search/stop`,
  summary: 'Stop a search: its best timetable so far becomes the result',
  reply: TimetableDraft,
});

export const publish = endpoint({
  ...changing,
  ...ofDraft,
  method: 'POST',
  path: `${path}/:id/publish`,
  summary: 'Publish the changes of a timetable draft in one step; students are notified once',
  body: z.object({ inSpiteOfClash: z.optional(z.boolean()) }),
  reply: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
  refusals: {
    ...changing.refusals,
    409: {
      named: ['draft-outdated', 'draft-clashes', 'draft-empty', 'search-running'],
      plain: 'draft-published',
    },
  },
  idempotent: true,
  example: { body: {} },
});

export const takeBack = endpoint({
  ...common,
  ...ofDraft,
  method: 'POST',
  path: `${path}/:id/take-back`,
  summary: 'Undo the publication of a timetable draft: its lessons are restored, and it can be changed again',
  reply: z.object({
    undone: z.int(),
    /** Lessons that are not reverted, because they were changed since. */
    left: z.int(),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'draft-not-published' },
  fallbackReason: 'draft-not-saved',
});
