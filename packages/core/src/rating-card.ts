/** A student's lesson in the rating. */
export interface RatedLesson {
  lessonNameAbbrev: string;
  lessonTypeAbbrev: string;
  /** "КТ 1"; empty when it belongs to none. */
  controlPoint: string | null;
  gradeBookOmissions: number;
  isRespectfulOmission: boolean;
  marks: readonly number[];
}

/** The sum of marks, and the unexcused hours of absence. */
export interface Sum {
  sum: number;
  count: number;
  /** Null without a mark. */
  average: number | null;
  hours: number;
}

export interface RatedSubject extends Sum {
  abbrev: string;
  /** The abbreviation when the full name is unknown. */
  name: string;
  /** Types of its lessons with marks. */
  types: readonly string[];
  /** Marks by type, for each control point. */
  points: readonly { type: string; marks: readonly number[] }[][];
}

export interface RatingCard extends Sum {
  /** Names of the control points; empty for lessons that belong to none. */
  points: readonly string[];
  /** Totals of each control point. */
  pointSums: readonly Sum[];
  subjects: readonly RatedSubject[];
}

function sumOf(lessons: readonly RatedLesson[]): Sum {
  const marks = lessons.flatMap((lesson) => lesson.marks);
  const sum = marks.reduce((all, mark) => all + mark, 0);
  const hours = lessons
    .filter(({ isRespectfulOmission }) => !isRespectfulOmission)
    .reduce((all, { gradeBookOmissions }) => all + gradeBookOmissions, 0);
  return { sum, count: marks.length, average: marks.length === 0 ? null : sum / marks.length, hours };
}

const pointOf = ({ controlPoint }: RatedLesson): string => controlPoint ?? '';
const typeOf = ({ lessonTypeAbbrev }: RatedLesson): string => lessonTypeAbbrev;

/** Groups lessons by subject and control point, the subjects sorted by name, with totals. */
export function ratingCard(
  lessons: readonly RatedLesson[],
  names: Readonly<Record<string, string>> = {},
): RatingCard {
  const points = [...new Set(lessons.map(pointOf))].toSorted((a, b) => a.localeCompare(b, 'ru'));
  // Lessons without a control point come last.
  const ordered = points.includes('') ? [...points.filter(Boolean), ''] : points;
  const subjects = [...Map.groupBy(lessons, ({ lessonNameAbbrev }) => lessonNameAbbrev)].map(
    ([abbrev, all]) => {
      const marked = all.filter(({ marks }) => marks.length > 0);
      const types = [...new Set(marked.map(typeOf))].toSorted();
      const marksAt = (point: string) => (type: string) => {
        const here = marked.filter((lesson) => pointOf(lesson) === point && typeOf(lesson) === type);
        return here.length > 0 ? [{ type, marks: here.flatMap(({ marks }) => marks) }] : [];
      };
      return {
        ...sumOf(all),
        abbrev,
        name: names[abbrev] ?? abbrev,
        types,
        points: ordered.map((point) => types.flatMap(marksAt(point))),
      };
    },
  );
  return {
    ...sumOf(lessons),
    points: ordered,
    pointSums: ordered.map((point) => sumOf(lessons.filter((lesson) => pointOf(lesson) === point))),
    subjects: subjects.toSorted((a, b) => a.name.localeCompare(b.name, 'ru')),
  };
}
