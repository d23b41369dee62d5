import {
  type LessonSeries,
  type Place,
  type Placements,
  seriesOfLessons,
  type TimetableProblem,
} from './problem.ts';

/**
 * Violations of a timetable, computed from its placements alone: a second implementation of the rules that the search
 * follows incrementally, and the form in which an interface shows them.
 */

/** A lesson of a series, counted from 0, with its place. */
export interface LessonRef {
  series: string;
  lesson: number;
  place: Place | null;
}

/** A rule that a timetable must not break. */
export type HardViolation =
  | { kind: 'unplaced' | 'slot-closed' | 'room-not-allowed'; lesson: LessonRef }
  /** Two lessons in one slot with the same room, educator, group or series. */
  | {
      kind: 'room' | 'educator' | 'group' | 'series';
      name: string;
      lessons: readonly [LessonRef, LessonRef];
    };

/** A cost, with the lesson, the series or the group it belongs to. */
export type SoftViolation =
  | { kind: 'seats'; cost: number; lesson: LessonRef; missing: number }
  | { kind: 'days'; cost: number; series: string; missing: number }
  | { kind: 'rooms'; cost: number; series: string; rooms: readonly string[] }
  | { kind: 'isolated'; cost: number; group: string; slot: number };

export interface Violations {
  hard: readonly HardViolation[];
  soft: readonly SoftViolation[];
  /** Sum of the costs of soft violations. */
  cost: number;
}

/** A lesson with its series and its place, for the rules of this file. */
interface PlacedLesson {
  ref: LessonRef;
  place: Place;
  series: LessonSeries;
}

/** Returns the lessons in the order of placements, numbered within their series. */
function lessonRefs(problem: TimetableProblem, placements: Placements): { ref: LessonRef; index: number }[] {
  const next = new Map<number, number>();
  return seriesOfLessons(problem).map((index, position) => {
    const lesson = next.get(index) ?? 0;
    next.set(index, lesson + 1);
    return {
      index,
      ref: { series: problem.series[index]?.id ?? '', lesson, place: placements[position] ?? null },
    };
  });
}

const firstShared = (a: readonly string[], b: readonly string[]): string | undefined =>
  a.find((name) => b.includes(name));

/** Returns what two lessons of one slot share and must not share. */
function sharedBy(problem: TimetableProblem, a: PlacedLesson, b: PlacedLesson): HardViolation[] {
  const lessons = [a.ref, b.ref] as const;
  const found: HardViolation[] = [];
  const report = (kind: 'room' | 'educator' | 'group' | 'series', name: string | undefined): void => {
    if (name !== undefined) found.push({ kind, name, lessons });
  };
  if (a.place.room === b.place.room) report('room', problem.rooms[a.place.room]?.id);
  if (a.series === b.series) report('series', a.series.id);
  else {
    report('educator', firstShared(a.series.educators, b.series.educators));
    report('group', firstShared(a.series.groups, b.series.groups));
  }
  return found;
}

function hardViolations(problem: TimetableProblem, lessons: readonly PlacedLesson[]): HardViolation[] {
  const misplaced = lessons.flatMap(({ ref: lesson, place, series }): HardViolation[] => [
    ...(series.slots?.includes(place.slot) === false ? [{ kind: 'slot-closed' as const, lesson }] : []),
    ...(series.rooms?.includes(place.room) === false ? [{ kind: 'room-not-allowed' as const, lesson }] : []),
  ]);
  const bySlot = Map.groupBy(lessons, ({ place }) => place.slot);
  const shared = [...bySlot.values()].flatMap((there) =>
    there.flatMap((one, index) => there.slice(index + 1).flatMap((other) => sharedBy(problem, one, other))),
  );
  return [...misplaced, ...shared];
}

/** Costs of a series: seats, days and rooms. */
function seriesViolations(
  { rooms, periods, weights }: TimetableProblem,
  series: LessonSeries,
  lessons: readonly PlacedLesson[],
): SoftViolation[] {
  const found: SoftViolation[] = [];
  for (const { ref: lesson, place } of lessons) {
    const missing = series.students - (rooms[place.room]?.seats ?? 0);
    if (missing > 0) found.push({ kind: 'seats', cost: missing * weights.seats, lesson, missing });
  }
  const days = new Set(lessons.map(({ place }) => Math.floor(place.slot / periods)));
  const missing = series.minDays - days.size;
  if (missing > 0) found.push({ kind: 'days', cost: missing * weights.days, series: series.id, missing });
  const used = [...new Set(lessons.map(({ place }) => place.room))].map((room) => rooms[room]?.id ?? '');
  const further = used.length - 1;
  if (further > 0)
    found.push({ kind: 'rooms', cost: further * weights.rooms, series: series.id, rooms: used });
  return found;
}

/** Costs of a group: lessons without a neighbour on the same day. */
function groupViolations(
  { periods, weights }: TimetableProblem,
  group: string,
  lessons: readonly PlacedLesson[],
): SoftViolation[] {
  const slots = new Set(lessons.map(({ place }) => place.slot));
  const isBusyBeside = (slot: number, step: number): boolean =>
    slots.has(slot + step) && Math.floor((slot + step) / periods) === Math.floor(slot / periods);
  return [...slots]
    .filter((slot) => !isBusyBeside(slot, -1) && !isBusyBeside(slot, 1))
    .map((slot) => ({ kind: 'isolated', cost: weights.isolated, group, slot }));
}

/** Returns the violations of a timetable, hard and soft, each with the lessons, series or group concerned. */
export function findViolations(problem: TimetableProblem, placements: Placements): Violations {
  const refs = lessonRefs(problem, placements);
  const lessons = refs.flatMap(({ ref, index }) => {
    const series = problem.series[index];
    return series && ref.place ? [{ ref, place: ref.place, series }] : [];
  });
  const unplaced = refs.filter(({ ref }) => ref.place === null);
  const bySeries = Map.groupBy(lessons, ({ series }) => series);
  const byGroup = Map.groupBy(
    lessons.flatMap((lesson) => lesson.series.groups.map((group) => ({ group, lesson }))),
    ({ group }) => group,
  );
  const soft = [
    ...problem.series.flatMap((series) => seriesViolations(problem, series, bySeries.get(series) ?? [])),
    ...[...byGroup].flatMap(([group, own]) =>
      groupViolations(
        problem,
        group,
        own.map(({ lesson }) => lesson),
      ),
    ),
  ];
  return {
    hard: [
      ...unplaced.map(({ ref: lesson }) => ({ kind: 'unplaced' as const, lesson })),
      ...hardViolations(problem, lessons),
    ],
    soft,
    cost: soft.reduce((sum, { cost }) => sum + cost, 0),
  };
}
