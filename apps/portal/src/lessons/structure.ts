import { tree } from '@semestr/api/departments';
import { unitsOf } from '@semestr/core/departments';
import { queryOptions } from '@tanstack/react-query';
import { clientOf } from '../query.ts';

/** The structure of the university, without the thousands of people in it. */
export const structureQuery = queryOptions({
  queryKey: ['departments', 'structure'],
  queryFn: async ({ signal, meta }) => unitsOf(await clientOf(meta).call(tree, {}, { signal })),
});
