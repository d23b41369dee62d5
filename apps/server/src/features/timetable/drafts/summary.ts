import type { Reply } from '@semestr/api/endpoint';
import type { DraftChange, one, TimetableDraft } from '@semestr/api/timetable-drafts';
import { clashesOf } from '@semestr/core/clashes';
import { idInDraft } from '@semestr/core/timetable-drafts/overlay';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { DraftSearch } from '../../../db/tables/timetable-drafts.ts';
import { students } from '../../../db/tables/students.ts';
import { academicCalendar } from '../../../domain/calendar.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';
import { isCurrentStudent } from '../../../domain/student-states.ts';
import { refusal } from '../../../domain/refusal.ts';
import { withNames } from '../lessons/named-lessons.ts';
import { isOutdated } from './edit.ts';
import { lessonsOfDraft, listDrafts, type StoredChange } from './store.ts';

/** Drafts in the form shown to planners. */

/** A running search ends at the latest this long after its time; if it has not, it was lost with its server. */
const GRACE_MS = 60_000;

function searchOf(search: DraftSearch | null, now: Date): TimetableDraft['search'] {
  if (!search) return null;
  const end = Date.parse(search.startedAt) + search.seconds * 1000 + GRACE_MS;
  return search.state === 'running' && now.getTime() > end ? { ...search, state: 'lost' } : search;
}

/** Whether a draft has a search that is still running. */
export const isSearching = (search: DraftSearch | null, now: Date): boolean =>
  searchOf(search, now)?.state === 'running';

type Listed = Awaited<ReturnType<typeof listDrafts>>[number];

export const toDraftReply = ({ draft, by, changes }: Listed, now: Date): TimetableDraft => ({
  id: draft.id,
  term: draft.term,
  name: draft.name,
  by,
  createdAt: draft.createdAt.toISOString(),
  publishedAt: draft.publishedAt?.toISOString() ?? null,
  changes,
  search: searchOf(draft.search, now),
});

/** Loads a draft for its reply; throws 404 when it does not exist. */
export async function draftReply(db: Database, id: number, now: Date): Promise<TimetableDraft> {
  const [listed] = await listDrafts(db, { id });
  if (!listed) throw refusal('record-not-found');
  return toDraftReply(listed, now);
}

const kindOf = ({ lessonId, lesson }: StoredChange): DraftChange['kind'] =>
  lessonId === null ? 'added' : lesson === null ? 'removed' : 'changed';

/** Returns the double bookings of the changed lessons of a draft, each with the id of its lesson. */
export async function clashesInDraft(
  db: Database,
  { changes, lessons }: Pick<Awaited<ReturnType<typeof lessonsOfDraft>>, 'changes' | 'lessons'>,
) {
  const calendar = await academicCalendar(db);
  const changed = new Set(changes.map((change) => idInDraft(change)));
  return lessons
    .filter(({ id }) => changed.has(id))
    .flatMap((lesson) => clashesOf(lesson, lessons, calendar).map((clash) => ({ of: lesson.id, ...clash })))
    .filter(({ of, lessonId }) => of < lessonId || !changed.has(lessonId))
    .map(({ rooms, employeeIds, groupIds, ...clash }) => ({
      ...clash,
      rooms: [...rooms],
      employeeIds: [...employeeIds],
      groupIds: [...groupIds],
    }));
}

/** Loads a draft with its changes and the double bookings that would result. */
export async function summaryOf(db: Database, id: number, now: Date): Promise<Reply<typeof one>> {
  const draft = await draftReply(db, id, now);
  const { published, changes, lessons } = await lessonsOfDraft(db, draft);
  const publishedById = new Map(published.map((lesson) => [lesson.id, lesson]));
  const draftById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const isOpen = draft.publishedAt === null;
  const clashes = isOpen ? await clashesInDraft(db, { changes, lessons }) : [];
  const pairs = changes.map((change) => ({
    change,
    before: publishedById.get(change.lessonId ?? 0) ?? null,
    after: draftById.get(idInDraft(change)) ?? null,
  }));
  const all = pairs.flatMap(({ before, after }) => [before, after].filter((one) => one !== null));
  const groupIds = [...new Set(all.flatMap((lesson) => lesson.groupIds))];
  const named = await namedIn(db, all);
  const others = new Set(clashes.map(({ lessonId }) => lessonId));
  return {
    ...draft,
    list: pairs.map(({ change, before, after }) => ({
      id: change.id,
      kind: kindOf(change),
      before: before && named(before),
      after: after && named(after),
      isOutdated: isOpen && isOutdated(change, publishedById),
      isPinned: change.isPinned,
    })),
    clashes,
    lessons: await withNames(
      db,
      lessons.filter((lesson) => others.has(lesson.id)),
    ),
    groups: groupIds.length,
    students: await db.$count(students, and(inArray(students.groupId, groupIds), isCurrentStudent)),
  };
}

/**
 * Loads the names of all of these lessons with one query for each type; returns a function that adds them to a lesson.
 */
async function namedIn(db: Database, lessons: readonly Lesson[]) {
  const withTheirNames = await withNames(db, lessons);
  const byLesson = new Map(lessons.map((lesson, index) => [lesson, withTheirNames[index]]));
  return (lesson: Lesson) => byLesson.get(lesson) ?? null;
}
