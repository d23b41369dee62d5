import {
  defaultWeights,
  type Placements,
  seriesOfLessons,
  type TimetableProblem,
} from '@semestr/core/timetable-search/problem';

/** Instances and solutions of curriculum-based course timetabling, as text (ITC-2007, track 3: `.ctt`). */

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '');

/** Returns the rows of each section, by its heading; those of the head are single values. */
function sectionsOf(text: string): Map<string, string[][]> {
  const sections = new Map<string, string[][]>();
  let section = 'HEAD';
  for (const row of rowsOf(text)) {
    const [first = ''] = row;
    if (/^[A-Z_]+:$/.test(first)) section = first.slice(0, -1);
    else sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  return sections;
}

/** Parses an instance. Throws when its head has no days or periods. */
export function parseInstance(text: string): TimetableProblem {
  const sections = sectionsOf(text);
  const head = new Map((sections.get('HEAD') ?? []).map(([name = '', value = '']) => [name, Number(value)]));
  const days = head.get('Days:');
  const periods = head.get('Periods_per_day:');
  if (!days || !periods) throw new Error('The instance has no Days: or Periods_per_day:');
  const closed = Map.groupBy(sections.get('UNAVAILABILITY_CONSTRAINTS') ?? [], ([course = '']) => course);
  const curricula = (sections.get('CURRICULA') ?? []).map(([id = '', number, ...courses]) => ({
    id,
    courses: courses.slice(0, Number(number)),
  }));
  const slotsOf = (course: string): number[] | null => {
    const rows = closed.get(course);
    if (!rows) return null;
    const slots = new Set(rows.map(([, day, period]) => Number(day) * periods + Number(period)));
    return Array.from({ length: days * periods }, (_, slot) => slot).filter((slot) => !slots.has(slot));
  };
  return {
    days,
    periods,
    rooms: (sections.get('ROOMS') ?? []).map(([id = '', seats]) => ({ id, seats: Number(seats) })),
    series: (sections.get('COURSES') ?? []).map(([id = '', educator = '', lessons, minDays, students]) => ({
      id,
      educators: [educator],
      groups: curricula.flatMap((one) => (one.courses.includes(id) ? [one.id] : [])),
      lessons: Number(lessons),
      minDays: Number(minDays),
      students: Number(students),
      slots: slotsOf(id),
      rooms: null,
      fixed: [],
    })),
    weights: defaultWeights,
  };
}

/** Formats a solution: a line per placed lesson with its course, room, day and period, from 0. */
export function formatSolution(problem: TimetableProblem, placements: Placements): string {
  const seriesOf = seriesOfLessons(problem);
  return placements
    .flatMap((place, lesson) => {
      const series = problem.series[seriesOf[lesson] ?? -1];
      const room = problem.rooms[place?.room ?? -1];
      if (!place || !series || !room) return [];
      const day = Math.floor(place.slot / problem.periods);
      return [`${series.id} ${room.id} ${day} ${place.slot % problem.periods}\n`];
    })
    .join('');
}
