import { list, unviewedCount } from '@semestr/api/notifications';
import type { Query, QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Query for the number of unread notifications. */
export const unviewedOf = (user: User) => queryOf(unviewedCount, {}, user);

const isList = ({ queryKey }: Query): boolean => queryKey.includes(list.path);

/** Reloads the open lists. */
export const refetchLists = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: isList });

/** Removes all lists from the cache: the next one begins with its first page (specification, section 4). */
export const forgetLists = (queries: QueryClient): void => queries.removeQueries({ predicate: isList });
