import type { Student } from '@semestr/api/students';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { allRows } from './all-rows.ts';
import { type Lesson, type Mark, type Omission, sheetData } from './sheet-data.ts';
import type { Subject } from './use-choices.ts';

/** The most values of one key for which a list is asked at once. */
const MAX_VALUES = 100;

/** What was noted in these lessons. */
async function ofLessons<R extends Mark | Omission>(
  provider: DataProvider,
  resource: string,
  ids: readonly number[],
): Promise<R[]> {
  const rows: R[] = [];
  for (let from = 0; from < ids.length; from += MAX_VALUES)
    rows.push(...(await allRows<R>(provider, resource, { lessonId: ids.slice(from, from + MAX_VALUES) })));
  return rows;
}

/** Students who were in the group when something was noted of them, and are elsewhere now. */
const studentsOf = async (provider: DataProvider, ids: readonly number[]): Promise<Student[]> =>
  ids.length === 0 ? [] : (await provider.getMany<Student>('students', { ids: [...ids] })).data;

/** Reads the sheet of a group's subject; nothing is asked for again while it is open, since cells know better by then. */
export function useSheetData(groupId: number | null, subjects: readonly Subject[]) {
  const provider = useDataProvider();
  const subjectId = subjects.map(({ id }) => id);
  return useQuery({
    queryKey: ['sheet', 'cells', groupId, subjectId],
    queryFn: async () => {
      const [students, lessons] = await Promise.all([
        allRows<Student>(provider, 'students', { groupId }, 'lastName'),
        allRows<Lesson>(provider, 'journal-lessons', { subjectId }),
      ]);
      const ids = lessons.map(({ id }) => id);
      const [marks, omissions] = await Promise.all([
        ofLessons<Mark>(provider, 'lesson-marks', ids),
        ofLessons<Omission>(provider, 'omissions', ids),
      ]);
      const known = new Set(students.map(({ id }) => id));
      const noted = new Set([...marks, ...omissions].map(({ studentId }) => studentId));
      const former = await studentsOf(
        provider,
        [...noted].filter((id) => !known.has(id)),
      );
      return sheetData({ groupId, students: [...students, ...former], subjects, lessons, marks, omissions });
    },
    enabled: groupId !== null && subjectId.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
