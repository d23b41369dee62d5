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
