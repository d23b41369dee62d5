import type { Student } from '@semestr/api/students';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { allRows } from '../../ui/sheet/all-rows.ts';
import {
  type GroupEnrolment,
  type Lesson,
  type Mark,
  type Omission,
  sheetData,
  enrolmentsSinceFirstLesson,
} from './sheet-data.ts';
import type { Subject } from './use-choices.ts';

/** Maximum number of values of one key in a request for a list. */
const MAX_VALUES = 100;

/** Loads the marks or absences of these lessons. */
async function loadByLessons<R extends Mark | Omission>(
  provider: DataProvider,
  resource: string,
  ids: readonly number[],
): Promise<R[]> {
  const rows: R[] = [];
  for (let from = 0; from < ids.length; from += MAX_VALUES)
    rows.push(...(await allRows<R>(provider, resource, { lessonId: ids.slice(from, from + MAX_VALUES) })));
  return rows;
}

/** Loads students who were in the group during its lessons and have left it since. */
const formerStudents = async (provider: DataProvider, ids: readonly number[]): Promise<Student[]> =>
  ids.length === 0 ? [] : (await provider.getMany<Student>('students', { ids: [...ids] })).data;

/** Loads the sheet of a group's subject. Does not reload while the sheet is open, because its cells are more recent. */
export function useSheetData(groupId: number | null, subjects: readonly Subject[]) {
  const provider = useDataProvider();
  const subjectId = subjects.map(({ id }) => id);
  return useQuery({
    queryKey: ['sheet', 'cells', groupId, subjectId],
    queryFn: async () => {
      if (groupId === null) return null;
      const [students, enrolments, lessons] = await Promise.all([
        allRows<Student>(provider, 'students', { groupId }, 'lastName'),
        allRows<GroupEnrolment>(provider, 'enrolments', { groupId }),
        allRows<Lesson>(provider, 'journal-lessons', { subjectId }),
      ]);
      const ids = lessons.map(({ id }) => id);
      const [marks, omissions] = await Promise.all([
        loadByLessons<Mark>(provider, 'lesson-marks', ids),
        loadByLessons<Omission>(provider, 'omissions', ids),
      ]);
      const studentIds = new Set(students.map(({ id }) => id));
      const then = [...marks, ...omissions, ...enrolmentsSinceFirstLesson(enrolments, lessons)];
      const former = await formerStudents(
        provider,
        [...new Set(then.map(({ studentId }) => studentId))].filter((id) => !studentIds.has(id)),
      );
      const everyone = [...students, ...former];
      return sheetData({ groupId, students: everyone, enrolments, subjects, lessons, marks, omissions });
    },
    enabled: groupId !== null && subjectId.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
