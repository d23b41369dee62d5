import type { Reply } from '@semestr/api/endpoint';
import type { groups } from '@semestr/api/groups';
import type { Student } from '@semestr/api/students';
import { semesterOf, termBegun } from '@semestr/core/term';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { today } from '../../clock.ts';
import { allRows } from '../../ui/sheet/all-rows.ts';
import { type Discipline, type Mark, resultsData } from './results-data.ts';

type Group = Reply<typeof groups.one>;

/** Loads the disciplines of a semester: those of the plan, and others in which students of the group have marks. */
async function disciplinesOf(
  provider: DataProvider,
  { group, semester, marks }: { group: Group; semester: number; marks: readonly Mark[] },
): Promise<readonly Discipline[]> {
  const plan = await allRows<Discipline>(provider, 'disciplines', {
    specialityId: group.specialityId,
    semester,
  });
  const planned = new Set(plan.map(({ id }) => id));
  const marked = new Set(marks.map(({ disciplineId }) => disciplineId));
  const others = [...marked].filter((id) => !planned.has(id));
  const { data } =
    others.length === 0 ? { data: [] } : await provider.getMany<Discipline>('disciplines', { ids: others });
  return [
    ...plan.filter(({ id, isForeign }) => !isForeign || marked.has(id)),
    ...data.filter((one) => one.semester === semester),
  ];
}

/** Returns the current semester of a group; the first when it has no course. */
export const currentSemester = ({ course }: Group): number =>
  course === null ? 1 : semesterOf(termBegun(today()), { course, today: today() });

/** Loads the results of a group. Does not reload while the sheet is open, because its cells are more recent. */
export function useResults(groupId: number | null, chosen: number | null) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['session-results', groupId, chosen],
    queryFn: async () => {
      if (groupId === null) return null;
      const { data: group } = await provider.getOne<Group>('groups', { id: groupId });
      const semester = chosen ?? currentSemester(group);
      const [students, marks] = await Promise.all([
        allRows<Student>(provider, 'students', { groupId }, 'lastName'),
        allRows<Mark>(provider, 'marks', { groupId }),
      ]);
      const disciplines = await disciplinesOf(provider, { group, semester, marks });
      return { group, semester, ...resultsData({ students, disciplines, marks }) };
    },
    enabled: groupId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export type Results = NonNullable<ReturnType<typeof useResults>['data']>;
