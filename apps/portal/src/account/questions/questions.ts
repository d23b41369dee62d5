import type { Reply } from '@semestr/api/endpoint';
import { questions } from '@semestr/api/request-threads';
import type { RequestKind } from '@semestr/core/requests/kinds';
import { useQuery } from '@tanstack/react-query';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';
import { usePerson } from '../person.ts';

/** The university's questions about a request, and the student's replies. */
export type RequestThread = Reply<typeof questions>[number];

/** Null for users who are not students. */
export const questionsOf = (user: User) => queryOrNull(questions, {}, user);

/** Whether the university waits for the user's reply about a request. */
export function useIsAsked(kind: RequestKind, id: number): boolean {
  const { data } = useQuery(questionsOf(usePerson()));
  return data?.some((thread) => thread.isOpen && thread.kind === kind && thread.id === id) ?? false;
}
