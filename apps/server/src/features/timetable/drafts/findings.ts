import type { LessonsProblem } from '@semestr/core/timetable-search/from-lessons';
import type { SoftViolation } from '@semestr/core/timetable-search/violations';
import type { Database } from '../../../db/database.ts';
import { groups } from '../../../db/tables/groups.ts';
import type { SoftFinding } from '../../../db/tables/timetable-drafts.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';

/** Violations that remain after a search, with the names of subjects and groups. */

const MAX_EXAMPLES = 30;

/** Groups of a problem are subgroups in one week: "151/1/4". */
const groupIdOf = (group: string): number => Number.parseInt(group, 10);

/** Returns the series, the group and the slot of a violation, if it has them. */
function placeOf(one: SoftViolation): { series: string | null; group: string | null; slot: number | null } {
  if (one.kind === 'isolated') return { series: null, group: one.group, slot: one.slot };
  if (one.kind === 'seats')
    return { series: one.lesson.series, group: null, slot: one.lesson.place?.slot ?? null };
  return { series: one.series, group: null, slot: null };
}

/** Returns the violations of movable lessons and of their groups, because a search cannot fix any others. */
export function softOfMovable(
  { problem, lessons }: LessonsProblem,
  soft: readonly SoftViolation[],
): SoftViolation[] {
  const series = new Set(problem.series.filter(({ fixed }) => fixed.length === 0).map(({ id }) => id));
  const groupIds = new Set(lessons.flatMap((entries) => entries.flatMap((entry) => entry.groupIds)));
  return soft.filter((one) => {
    const place = placeOf(one);
    return (
      (place.series !== null && series.has(place.series)) ||
      (place.group !== null && groupIds.has(groupIdOf(place.group)))
    );
  });
}

export const costOf = (soft: readonly SoftViolation[]): number =>
  soft.reduce((sum, { cost }) => sum + cost, 0);

/** Counts violations by kind, with the first ones as subjects, groups and times. */
export async function softFindings(
  db: Database,
  { slots }: LessonsProblem,
  soft: readonly SoftViolation[],
  lessons: readonly Lesson[],
): Promise<SoftFinding[]> {
  const named = await db.select({ id: groups.id, name: groups.name }).from(groups);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const byId = new Map(lessons.map((lesson) => [`${lesson.id}`, lesson]));
  const exampleOf = (one: SoftViolation): SoftFinding['examples'][number] => {
    const place = placeOf(one);
    const lesson = byId.get(place.series ?? '');
    const slot = slots[place.slot ?? -1];
    const groupIds = place.group === null ? (lesson?.groupIds ?? []) : [groupIdOf(place.group)];
    return {
      subject: lesson?.subject ?? null,
      groups: groupIds.flatMap((id) => names.get(id) ?? []),
      day: slot?.day ?? null,
      startTime: slot?.startTime ?? null,
    };
  };
  return (['isolated', 'days', 'rooms', 'seats'] as const).flatMap((kind) => {
    const all = soft.filter((one) => one.kind === kind).map(exampleOf);
    // Violations of both subgroups of a group, and of its four weeks, are one finding.
    const examples = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
    return examples.length > 0
      ? [{ kind, count: examples.length, examples: examples.slice(0, MAX_EXAMPLES) }]
      : [];
  });
}
