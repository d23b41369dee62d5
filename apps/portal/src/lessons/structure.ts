import { tree } from '@semestr/api/departments';
import { unitsOf } from '@semestr/core/departments';
import { queryOptions } from '@tanstack/react-query';
import { clientFrom } from '../client/query.ts';

/** Query for the structure of the university, without its thousands of employees. */
export const structureQuery = queryOptions({
  queryKey: ['departments', 'structure'],
  queryFn: async ({ signal, meta }) => unitsOf(await clientFrom(meta).call(tree, {}, { signal })),
});
