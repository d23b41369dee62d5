import { ofDepartment } from '@semestr/api/employees';
import { type Found, indexOf, pathTo, searchDepartments, type Unit } from '@semestr/core/departments';
import { queryOptions } from '@tanstack/react-query';
import { queryOf, clientFrom } from '../../client/query.ts';
import { loadTree } from '../../lessons/structure.ts';
import { LARGE } from '../../hydration/server-state.ts';
import type { Search } from '../../ui/search/search-text.ts';

/** Search index with all names and numbers, loaded with the first search. */
const indexQuery = queryOptions({
  queryKey: [LARGE, 'departments', 'index'],
  queryFn: async ({ signal, meta }) => indexOf(await loadTree(clientFrom(meta), signal)),
  structuralSharing: false,
});

export const searchQuery = ({ text, isExact }: Search) =>
  queryOptions({
    queryKey: ['departments', 'search', text, isExact],
    queryFn: async ({ client }): Promise<Found> =>
      searchDepartments(await client.fetchQuery(indexQuery), text, isExact),
  });

/** Query for the employees of a department, by its name in the address. */
export const staffQuery = (id: string) =>
  queryOf(ofDepartment, { query: /^\d+$/.test(id) ? { departmentId: id } : { departmentUrlId: id } });

/** Returns a department's name in addresses. */
export const nameOf = ({ urlId, id }: Unit): string => urlId ?? String(id);

/** Returns the path from the root to the department of an address; empty when there is no such department. */
export const wayTo = (units: readonly Unit[], name: string | undefined): readonly Unit[] =>
  name === undefined ? [] : pathTo(units, (unit) => nameOf(unit) === name || String(unit.id) === name);
