import { personalInformation } from '@semestr/api/profile';
import { useQuery } from '@tanstack/react-query';
import { askOrNull } from '../query.ts';
import type { User } from '../session/session.ts';

/** The person's place in the studies; null where a provider has none. */
export const informationOf = (user: User) => askOrNull(personalInformation, {}, user);

/**
 * To what the person's studies lead: 1 to a diploma, others to a dissertation. The sign-in tells it; of a provider whose
 * does not it is asked for, and meanwhile undefined.
 */
export function useDegree(user: User): number | undefined {
  const isUntold = user.degree === undefined && user.accountType !== 'EMPLOYEE';
  const { data } = useQuery({ ...informationOf(user), enabled: isUntold });
  return user.degree ?? data?.degree;
}
