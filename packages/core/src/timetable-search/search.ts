import { anneal, type Annealer, keepBest, type Progress, startAnnealer } from './annealer.ts';
import { type Assignment, emptyAssignment, place, restore, UNPLACED } from './assignment.ts';
import { insert, startCounts, waitingLessons } from './insertion.ts';
import { at } from './ints.ts';
import type { Placements, TimetableProblem } from './problem.ts';
import { below, startRandom } from './random.ts';
import { type Tables, tablesOf } from './tables.ts';
import { findViolations, type Violations } from './violations.ts';

export interface SearchOptions {
  /** The same seed and the same progress give the same timetable. */
  seed: number;
  progress: Progress;
  /** The current places of the lessons. The result is never worse than the part of them without clashes. */
  start?: Placements;
}

export interface SearchResult {
  placements: Placements;
  violations: Violations;
  /** Number of moves tried. */
  steps: number;
}

/** Largest share of the progress for placing all lessons, before costs are reduced. */
const PLACING_SHARE = 0.2;

/** Returns an assignment with the fixed lessons only. */
function fixedAssignment(problem: TimetableProblem, tables: Tables): Assignment {
  const state = emptyAssignment(tables);
  let first = 0;
  for (const { fixed, lessons } of problem.series) {
    fixed
      .slice(0, lessons)
      .forEach(({ slot, room }, index) => place(tables, state, first + index, slot, room));
    first += lessons;
  }
  return state;
}

/** Places the lessons as in a timetable, as far as their places are free. */
function placeAsIn(tables: Tables, state: Assignment, start: Placements): void {
  for (const lesson of tables.movable) {
    const there = start[lesson];
    if (!there) continue;
    const { slot, room } = there;
    const isFree =
      at(state.blocked, at(tables.seriesOf, lesson) * tables.slots + slot) === 0 &&
      at(state.lessonAt, slot * tables.rooms + room) === UNPLACED;
    if (isFree) place(tables, state, lesson, slot, room);
  }
}

/**
 * Places the lessons, and retries while some have no place and the progress permits it; returns the number of steps.
 */
function placeLessons(annealer: Annealer, progress: Progress): number {
  const { tables, state, random } = annealer;
  const counts = startCounts(tables);
  const impossible = new Set<number>();
  const tryToPlace = (lesson: number): void => {
    if (!insert(tables, state, counts, random, lesson)) impossible.add(lesson);
    keepBest(annealer);
  };
  for (const lesson of waitingLessons(tables, state)) tryToPlace(lesson);
  let steps = 0;
  while (progress(steps) < PLACING_SHARE) {
    const waiting = waitingLessons(tables, state).filter((lesson) => !impossible.has(lesson));
    const lesson = waiting[below(random, waiting.length)];
    if (lesson === undefined) break;
    tryToPlace(lesson);
    steps += tables.slots;
  }
  return steps;
}

/**
 * Searches for a timetable: places every lesson if possible, then reduces the costs until the progress is 1. It never
 * moves a lesson with a fixed place, and leaves a lesson without a place rather than let it clash.
 */
export function searchTimetable(
  problem: TimetableProblem,
  { seed, progress, start = [] }: SearchOptions,
): SearchResult {
  const tables = tablesOf(problem);
  const state = fixedAssignment(problem, tables);
  placeAsIn(tables, state, start);
  const annealer = startAnnealer(tables, state, startRandom(seed));
  const placed = placeLessons(annealer, progress);
  restore(tables, annealer.state, annealer.best);
  const steps = anneal(annealer, progress, placed);
  const { slotOf, roomOf } = annealer.best;
  const placements = Array.from(slotOf, (slot, lesson) =>
    slot === UNPLACED ? null : { slot, room: at(roomOf, lesson) },
  );
  return { placements, violations: findViolations(problem, placements), steps };
}
