import type { SearchWanted } from '@semestr/api/timetable-drafts';
import type { Planned } from '@semestr/core/planned';
import { idInDraft } from '@semestr/core/timetable-drafts/overlay';
import { lessonsFromPlacements } from '@semestr/core/timetable-search/from-lessons';
import type { SearchResult } from '@semestr/core/timetable-search/search';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { draftChanges, type DraftSearch, timetableDrafts } from '../../../db/tables/timetable-drafts.ts';
import { runInThread } from '../../../documents/threads.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';
import { refusal } from '../../../domain/refusal.ts';
import type { Jobs } from '../../../http/jobs.ts';
import { costOf, softFindings, softOfMovable } from './findings.ts';
import { clashingIn, type DraftProblem, problemOfDraft } from './search-problem.ts';
import type { SearchInThread } from './search-thread.ts';
import { toDraftLesson, type Draft, lessonsOfDraft, lockOpenDraft, upsertChange } from './store.ts';
import { isSearching } from './summary.ts';

/**
 * A search for a timetable, which continues after its call has returned. Its result is stored as changes of the draft.
 */

const script = new URL('./search-thread.ts', import.meta.url);
const MEMORY_MB = 1024;
/** A thread that computes this much longer than its search may take is terminated. */
const GRACE_MS = 30_000;
/** Milliseconds between checks whether a running search should stop, which may be requested on another server. */
const POLL_MS = 500;

/** Whether this server is running a search, which takes a whole processor. */
let isBusy = false;

/** Sets the flag of a search when a stop is requested; returns a function that ends these checks. */
function watchForStop(
  db: Database,
  draftId: number,
  stop: SharedArrayBuffer,
  signal: AbortSignal,
): () => void {
  const flag = new Int32Array(stop);
  const end = (): void => void Atomics.store(flag, 0, 1);
  signal.addEventListener('abort', end);
  const timer = setInterval(() => {
    db.select({ isStopping: timetableDrafts.isStopping })
      .from(timetableDrafts)
      .where(eq(timetableDrafts.id, draftId))
      .then(
        // A deleted draft needs no result.
        ([draft]) => (!draft || draft.isStopping) && end(),
        // The next check may succeed; otherwise the search ends after its time.
        () => undefined,
      );
  }, POLL_MS);
  return () => {
    clearInterval(timer);
    signal.removeEventListener('abort', end);
  };
}

const isSamePlace = (a: Planned, b: Planned): boolean =>
  a.day === b.day && a.startTime === b.startTime && a.rooms.join() === b.rooms.join();

/**
 * Stores the moved lessons of a result as changes that a later search may move again; returns all lessons with their
 * new positions.
 */
async function storeMoves(
  tx: Database,
  draft: Draft,
  places: readonly Planned[],
): Promise<{ lessons: Lesson[]; moved: number }> {
  const { changes, lessons } = await lessonsOfDraft(tx, draft);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const changeOf = new Map(changes.map((change) => [idInDraft(change), change]));
  let moved = 0;
  const after: Lesson[] = [];
  for (const lesson of lessons) {
    const place = placeOf.get(lesson.id);
    const change = changeOf.get(lesson.id);
    // Keeps changes that a planner has made in the meantime.
    const isMoved = place !== undefined && !change?.isPinned && !isSamePlace(lesson, place);
    const { day, startTime, endTime, rooms } = place ?? lesson;
    const placed = isMoved ? { ...lesson, day, startTime, endTime, rooms: [...rooms] } : lesson;
    after.push(placed);
    if (!isMoved) continue;
    moved += 1;
    const stored = toDraftLesson(placed);
    if (change) await tx.update(draftChanges).set({ lesson: stored }).where(eq(draftChanges.id, change.id));
    else
      await upsertChange(tx, draft.id, {
        lessonId: lesson.id,
        baseVersion: lesson.version,
        lesson: stored,
        isPinned: false,
      });
  }
  return { lessons: after, moved };
}

/** Stores the result of a search in its draft. */
async function storeResult(
  tx: Database,
  draft: Draft,
  { problem, result, ended }: { problem: DraftProblem; result: SearchResult; ended: DraftSearch },
): Promise<void> {
  const places = lessonsFromPlacements(problem, result.placements);
  const { lessons, moved } = await storeMoves(tx, draft, places);
  const soft = softOfMovable(problem, result.violations.soft);
  await tx
    .update(timetableDrafts)
    .set({
      isStopping: false,
      search: {
        ...ended,
        moved,
        hard: clashingIn(problem, lessons),
        cost: costOf(soft),
        soft: await softFindings(tx, problem, soft, lessons),
      },
    })
    .where(eq(timetableDrafts.id, draft.id));
}

interface Run {
  db: Database;
  draft: Draft;
  problem: DraftProblem;
  started: DraftSearch;
  seed: number;
}

async function run({ db, draft, problem, started, seed }: Run, signal: AbortSignal): Promise<void> {
  const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const endWatch = watchForStop(db, draft.id, stop, signal);
  const data: SearchInThread = {
    problem: problem.problem,
    start: problem.start,
    seed,
    seconds: started.seconds,
    stop,
  };
  const limits = { cpuMs: started.seconds * 1000 + GRACE_MS, memoryMb: MEMORY_MB };
  const result = await runInThread<SearchResult>(script, data, limits).finally(endWatch);
  await db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(timetableDrafts)
      .where(eq(timetableDrafts.id, draft.id))
      .for('update');
    if (!current || current.publishedAt) return;
    if (result) {
      const isStopped = current.isStopping || signal.aborted;
      await storeResult(tx, current, {
        problem,
        result,
        ended: { ...started, state: isStopped ? 'stopped' : 'done' },
      });
    } else
      await tx
        .update(timetableDrafts)
        .set({ isStopping: false, search: { ...started, state: 'failed' } })
        .where(eq(timetableDrafts.id, draft.id));
  });
}

/** Starts a search in the draft, in the transaction of the call; `jobs` continues it after the transaction. */
export async function startSearch(
  tx: Database,
  id: number,
  { wanted, now }: { wanted: SearchWanted; now: Date },
): Promise<Omit<Run, 'db'>> {
  const draft = await lockOpenDraft(tx, id);
  if (isBusy || isSearching(draft.search, now)) throw refusal('search-running');
  const problem = await problemOfDraft(tx, draft, wanted);
  if (problem.movable === 0) throw refusal('nothing-to-place');
  const started: DraftSearch = {
    state: 'running',
    startedAt: now.toISOString(),
    seconds: wanted.seconds,
    lessons: problem.movable,
    moved: 0,
    hard: problem.clashing,
    costBefore: problem.cost,
    cost: problem.cost,
    soft: [],
  };
  await tx
    .update(timetableDrafts)
    .set({ search: started, isStopping: false })
    .where(eq(timetableDrafts.id, id));
  return { draft, problem, started, seed: wanted.seed ?? 1 };
}

/** Continues a search that has been started. */
export function continueSearch(jobs: Jobs, found: Run): void {
  isBusy = true;
  jobs.begin(async (signal) => {
    try {
      await run(found, signal);
    } finally {
      isBusy = false;
    }
  });
}
