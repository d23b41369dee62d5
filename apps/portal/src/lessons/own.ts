import { byName } from '@semestr/api/employees';
import { fullName, shortNameOf } from '@semestr/core/display';
import { queryOptions } from '@tanstack/react-query';
import { clientOf } from '../query.ts';
import type { User } from '../session/session.ts';
import type { Place } from './favourites.ts';

/** What the sign-in itself says of somebody's own schedule; undefined where it is to be looked up. */
function saidOf(user: User | null): Place | null | undefined {
  if (!user) return null;
  if (user.group !== '') return { id: user.group, name: user.group };
  if (user.accountType !== 'EMPLOYEE') return null;
  return user.urlId === undefined ? undefined : { id: user.urlId, name: shortNameOf(user.fio) };
}

/**
 * The schedule that is somebody's own: of a student's group, of a teacher. Where a sign-in does not say under which
 * address a teacher is found, that is looked up by the full name; of two of one name neither is taken. Null where there is none.
 */
export const ownPlaceOf = (user: User | null) =>
  queryOptions({
    queryKey: ['own place', user?.username],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => saidOf(user),
    queryFn: async ({ signal, meta }): Promise<Place | null> => {
      if (!user) return null;
      const [surname = ''] = user.fio.split(' ');
      const found = await clientOf(meta).call(byName, { query: { 'employee-fio': surname } }, { signal });
      const [own, another] = found.filter((one) => fullName(one) === user.fio);
      return own && !another ? { id: own.urlId, name: own.fio } : null;
    },
  });
