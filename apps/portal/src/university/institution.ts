import { type Institution, read } from '@semestr/api/institution';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askOrNull } from '../client/query.ts';

/** Query for the legal entity behind the installation; null until it is entered, and for a provider without one. */
export const institutionQuery = queryOptions({ ...askOrNull(read, {}), staleTime: Number.POSITIVE_INFINITY });

/** Returns the institution, which is loaded with every screen. */
export const useInstitution = (): Institution | null => useQuery(institutionQuery).data ?? null;
