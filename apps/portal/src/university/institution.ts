import { type Institution, read } from '@semestr/api/institution';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOrNull } from '../client/query.ts';

/** Query for the legal entity that runs the installation; null until it is entered, or if the provider has none. */
export const institutionQuery = queryOptions({
  ...queryOrNull(read, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the institution, which every screen loads. */
export const useInstitution = (): Institution | null => useQuery(institutionQuery).data ?? null;
