import { personalInformation } from '@semestr/api/profile';
import { useQuery } from '@tanstack/react-query';
import { queryOrNull } from '../client/query.ts';
import type { User } from '../session/session.ts';

/** Query for the user's studies; null when a provider has no data. */
export const informationOf = (user: User) => queryOrNull(personalInformation, {}, user);

/**
 * Returns the degree of the user's studies: 1 ends with a diploma, others with a dissertation. Loads it if the session
 * data does not contain it; undefined in the meantime.
 */
export function useDegree(user: User): number | undefined {
  const isUnreported = user.degree === undefined && user.accountType !== 'EMPLOYEE';
  const { data } = useQuery({ ...informationOf(user), enabled: isUnreported });
  return user.degree ?? data?.degree;
}
