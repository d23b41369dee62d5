/** What was noted of a student between two control points. */
export interface PointNotes {
  /** 1–3; null for lessons that belong to none. */
  point: number | null;
  /** The marks, added up, and how many they are. */
  sum: number;
  count: number;
  /** Missed without a good reason. */
  hours: number;
}

/** One line of the rating; an average or hours without a value have no key. */
export interface Rated {
  average: number;
  hours: number;
  averageShift: number;
  firstAverage?: number;
  firstHours?: number;
  secondAverage?: number;
  secondHours?: number;
  thirdAverage?: number;
  thirdHours?: number;
}

const words = ['first', 'second', 'third'] as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;
const total = (notes: readonly PointNotes[], key: 'sum' | 'count' | 'hours'): number =>
  notes.reduce((sum, note) => sum + note[key], 0);

/** The average of the marks; null where there are none. */
function averageOf(notes: readonly PointNotes[]): number | null {
  const count = total(notes, 'count');
  return count === 0 ? null : total(notes, 'sum') / count;
}

/**
 * A student's line: the averages and missed hours of the whole term and of each control point that has any. The shift is
 * what the last of them changed against the one before, 0 where there are not two. Without a mark the average is 0, so that the line comes last.
 */
export function rated(notes: readonly PointNotes[]): Rated {
  const points = words.map((word, index) => {
    const ofPoint = notes.filter(({ point }) => point === index + 1);
    return {
      word,
      average: averageOf(ofPoint),
      hours: total(ofPoint, 'hours'),
      isEmpty: ofPoint.length === 0,
    };
  });
  const averages = points.map(({ average }) => average).filter((average) => average !== null);
  const [last, before] = averages.toReversed();
  return {
    average: rounded(averageOf(notes) ?? 0),
    hours: total(notes, 'hours'),
    averageShift: last === undefined || before === undefined ? 0 : rounded(last - before),
    ...Object.fromEntries(
      points.flatMap(({ word, average, hours, isEmpty }) => [
        ...(average === null ? [] : [[`${word}Average`, rounded(average)]]),
        ...(isEmpty ? [] : [[`${word}Hours`, hours]]),
      ]),
    ),
  };
}

interface Averaged {
  average: number;
}

/** Whether a line has marks: without one its average is 0, which no mark is. */
export const isMarked = ({ average }: Averaged): boolean => average > 0;

/** The lines, the best first, each with its place. Equal averages share one; without a mark there is none. */
export function ranked<T extends Averaged>(rows: readonly T[]): readonly (T & { place: number | null })[] {
  const inOrder = rows.toSorted((a, b) => b.average - a.average);
  const placeOf = ({ average }: Averaged): number =>
    1 + inOrder.findIndex((other) => other.average === average);
  return inOrder.map((row) => ({ ...row, place: isMarked(row) ? placeOf(row) : null }));
}

/** Where a student stands among all of the course at one control point, by what that alone came to. */
export interface PointStanding {
  /** 1–3. */
  point: number;
  /** Null where nobody marked anything. */
  average: number | null;
  /** Missed without a good reason. */
  hours: number;
  /** Equal averages share a place; without a mark there is none. */
  place: number | null;
}

const pointKeys = [
  { point: 1, average: 'firstAverage', hours: 'firstHours' },
  { point: 2, average: 'secondAverage', hours: 'secondHours' },
  { point: 3, average: 'thirdAverage', hours: 'thirdHours' },
] as const;

/** What a line tells of the control points, as it is here or came over the wire. */
type PointValues = {
  readonly [Key in (typeof pointKeys)[number]['average' | 'hours']]?: number | undefined;
};

/** How a student's place moved: those control points that have anything for them, in order. `rows` are the whole course. */
export const pointStandings = (rows: readonly PointValues[], own: PointValues): PointStanding[] =>
  pointKeys
    .filter((keys) => own[keys.hours] !== undefined)
    .map((keys) => {
      const average = own[keys.average] ?? null;
      const better = rows.filter((row) => average !== null && (row[keys.average] ?? 0) > average);
      return {
        point: keys.point,
        average,
        hours: own[keys.hours] ?? 0,
        place: average === null ? null : better.length + 1,
      };
    });

/** Below this average a student is in trouble. */
export const LOW_AVERAGE = 4;
const BEST_AVERAGE = 10;

/** Averages from the one end up to the other; the last span holds the best average too. */
export interface Span {
  from: number;
  to: number;
  count: number;
}

export const isInSpan = ({ from, to }: Span, average: number): boolean =>
  average >= from && (average < to || to === BEST_AVERAGE);

/** How many averages lie in each span of one mark; all low ones are together. */
export function distribution(averages: readonly number[]): readonly Span[] {
  const ends = Array.from({ length: BEST_AVERAGE - LOW_AVERAGE + 1 }, (_, index) => LOW_AVERAGE + index);
  return ends.map((to) => {
    const span = { from: to === LOW_AVERAGE ? 0 : to - 1, to, count: 0 };
    return { ...span, count: averages.filter((average) => isInSpan(span, average)).length };
  });
}

/** The mean of the averages, and the one in the middle; null where there are none. */
export function middleOf(averages: readonly number[]): { mean: number; median: number } | null {
  const inOrder = averages.toSorted((a, b) => a - b);
  const upper = inOrder[Math.floor(inOrder.length / 2)];
  const lower = inOrder[Math.ceil(inOrder.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  const sum = inOrder.reduce((all, average) => all + average, 0);
  return { mean: rounded(sum / inOrder.length), median: rounded((lower + upper) / 2) };
}
