import { list, unviewedCount } from '@semestr/api/notifications';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ask } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** How many notifications have not been viewed. */
export const unviewedOf = (user: User) => ask(unviewedCount, {}, user);

const isList = ({ queryKey }: Query): boolean => queryKey.includes(list.path);

/** The lists that are open are asked for again. */
export const refetchLists = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: isList });

/** No list is kept: the next one begins with its first page (specification, section 4). */
export const forgetLists = (queries: QueryClient): void => queries.removeQueries({ predicate: isList });
