import { ApiError, type Client } from '@semestr/api/client';
import { all, tree } from '@semestr/api/departments';
import { type TreeNode, unitsOf } from '@semestr/core/departments';
import { queryOptions } from '@tanstack/react-query';
import { clientFrom } from '../client/query.ts';

/** Loads the structure as a tree, or as a list of departments from a provider without a tree. */
export async function loadTree(client: Client, signal: AbortSignal): Promise<readonly TreeNode[]> {
  try {
    return await client.call(tree, {}, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const departments = await client.call(all, {}, { signal });
    return departments.map((department, index) => ({
      data: { ...department, code: String(index + 1), idHead: null, employees: null },
      children: null,
    }));
  }
}

/** Query for the structure of the university without employees, of whom there are thousands. */
export const structureQuery = queryOptions({
  queryKey: ['departments', 'structure'],
  queryFn: async ({ signal, meta }) => unitsOf(await loadTree(clientFrom(meta), signal)),
});
