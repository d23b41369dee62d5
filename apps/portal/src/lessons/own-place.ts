import { byName } from '@semestr/api/employees';
import { fullName, shortNameOf } from '@semestr/core/display';
import { queryOptions } from '@tanstack/react-query';
import { clientFrom } from '../client/query.ts';
import type { User } from '../session/session.ts';
import type { Place } from '../university/favourites.ts';

/** Returns the user's own schedule from the session data; undefined when it has to be looked up. */
function ownPlaceInSession(user: User | null): Place | null | undefined {
  if (!user) return null;
  if (user.group !== '') return { id: user.group, name: user.group };
  if (user.accountType !== 'EMPLOYEE') return null;
  return user.urlId === undefined ? undefined : { id: user.urlId, name: shortNameOf(user.fio) };
}

/**
 * Query for the user's own schedule: that of a student's group, or of an educator. If the session data has no address
 * for an educator, looks it up by full name and ignores ambiguous names. Null when there is none.
 */
export const ownPlaceOf = (user: User | null) =>
  queryOptions({
    queryKey: ['own place', user?.username],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => ownPlaceInSession(user),
    queryFn: async ({ signal, meta }): Promise<Place | null> => {
      if (!user) return null;
      const [surname = ''] = user.fio.split(' ');
      const found = await clientFrom(meta).call(byName, { query: { 'employee-fio': surname } }, { signal });
      const [own, another] = found.filter((one) => fullName(one) === user.fio);
      return own && !another ? { id: own.urlId, name: own.fio } : null;
    },
  });
