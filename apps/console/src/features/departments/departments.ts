import type { Reply } from '@semestr/api/endpoint';
import { type departments, tree as publicTree } from '@semestr/api/departments';
import type { TreeNode } from '@semestr/core/departments';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { useCall } from '../../ui/record/use-call.ts';

export type Department = Reply<typeof departments.one>;

/** Maximum number of rows that the server returns per page. */
const MAX_RANGE = 1000;

async function loadAll(provider: DataProvider): Promise<readonly Department[]> {
  const rows: Department[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<Department>('departments', {
      filter: {},
      sort: { field: 'name', order: 'ASC' },
      pagination: { page, perPage: MAX_RANGE },
    });
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows;
  }
}

/** Loads all departments, sorted by name. */
export function useDepartments() {
  const provider = useDataProvider();
  return useQuery({ queryKey: ['departments', 'tree'], queryFn: () => loadAll(provider) });
}

const countStaff = (nodes: readonly TreeNode[] | null): readonly (readonly [number, number])[] =>
  (nodes ?? []).flatMap(({ data: { id, employees }, children }) => [
    [id, employees?.length ?? 0] as const,
    ...countStaff(children),
  ]);

/** Loads the number of employees of each department, by its id; undefined while loading. */
export function useStaffCounts(): ReadonlyMap<number, number> | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['departments', 'staff'],
    queryFn: async () => new Map(countStaff(await call(publicTree, {}))),
  });
  return data;
}
