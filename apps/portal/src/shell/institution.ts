import { type Institution, read } from '@semestr/api/institution';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askOrNull } from '../query.ts';

/** The legal person behind this installation; null where nobody has entered it, and of a provider that tells of none. */
export const institutionQuery = queryOptions({ ...askOrNull(read, {}), staleTime: Number.POSITIVE_INFINITY });

/** What every screen brings with it. */
export const useInstitution = (): Institution | null => useQuery(institutionQuery).data ?? null;
