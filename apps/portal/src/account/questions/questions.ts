import type { Reply } from '@semestr/api/endpoint';
import { questions } from '@semestr/api/request-threads';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** The university's questions about a request, and the student's replies. */
export type RequestThread = Reply<typeof questions>[number];

/** Null for users who are not students. */
export const questionsOf = (user: User) => queryOrNull(questions, {}, user);
