/** A student's records between two control points. */
export interface PointNotes {
  /** 1–3; null for lessons that belong to none. */
  point: number | null;
  /** The sum and the number of the marks. */
  sum: number;
  count: number;
  /** Unexcused hours of absence. */
  hours: number;
}

/** One line of the rating; averages and hours without a value have no key. */
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

/** Returns the average of the marks; null when there are none. */
function averageOf(notes: readonly PointNotes[]): number | null {
  const count = total(notes, 'count');
  return count === 0 ? null : total(notes, 'sum') / count;
}

/**
 * Returns a student's line: the averages and hours of absence of the whole term and of each control point that has any.
 * The shift is the difference between the last two of them, 0 when there are fewer than two. Without a mark the average
 * is 0, so that the line comes last.
 */
export function toRatingLine(notes: readonly PointNotes[]): Rated {
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

/** Whether a line has marks: without one its average is 0, which is not a possible mark. */
export const isMarked = ({ average }: Averaged): boolean => average > 0;

/** Returns the lines, the best first, each with its place. Equal averages share one; without a mark there is none. */
export function rankLines<T extends Averaged>(rows: readonly T[]): readonly (T & { place: number | null })[] {
  const inOrder = rows.toSorted((a, b) => b.average - a.average);
  const placeOf = ({ average }: Averaged): number =>
    1 + inOrder.findIndex((other) => other.average === average);
  return inOrder.map((row) => ({ ...row, place: isMarked(row) ? placeOf(row) : null }));
}

/** A student's position in the whole course at one control point, by its own average. */
export interface PointStanding {
  /** 1–3. */
  point: number;
  /** Null without marks. */
  average: number | null;
  /** Unexcused hours of absence. */
  hours: number;
  /** Equal averages share a place; without a mark there is none. */
  place: number | null;
}

const pointKeys = [
  { point: 1, average: 'firstAverage', hours: 'firstHours' },
  { point: 2, average: 'secondAverage', hours: 'secondHours' },
  { point: 3, average: 'thirdAverage', hours: 'thirdHours' },
] as const;

/** Control point values of a line, computed here or received from the API. */
type PointValues = {
  readonly [Key in (typeof pointKeys)[number]['average' | 'hours']]?: number | undefined;
};

/**
 * Returns how a student's place changed: the control points with any data for them, in order. `rows` are the whole
 * course.
 */
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

/** A lower average is unsatisfactory. */
export const LOW_AVERAGE = 4;
const BEST_AVERAGE = 10;

/** A range of averages, including its start but not its end; the last one includes the best average. */
export interface Span {
  from: number;
  to: number;
  count: number;
}

export const isInSpan = ({ from, to }: Span, average: number): boolean =>
  average >= from && (average < to || to === BEST_AVERAGE);

/** Counts the averages in each range of one mark; all low ones are in one range. */
export function distribution(averages: readonly number[]): readonly Span[] {
  const ends = Array.from({ length: BEST_AVERAGE - LOW_AVERAGE + 1 }, (_, index) => LOW_AVERAGE + index);
  return ends.map((to) => {
    const span = { from: to === LOW_AVERAGE ? 0 : to - 1, to, count: 0 };
    return { ...span, count: averages.filter((average) => isInSpan(span, average)).length };
  });
}

/** Returns the mean and the median of the averages; null when there are none. */
export function middleOf(averages: readonly number[]): { mean: number; median: number } | null {
  const inOrder = averages.toSorted((a, b) => a - b);
  const upper = inOrder[Math.floor(inOrder.length / 2)];
  const lower = inOrder[Math.ceil(inOrder.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  const sum = inOrder.reduce((all, average) => all + average, 0);
  return { mean: rounded(sum / inOrder.length), median: rounded((lower + upper) / 2) };
}
