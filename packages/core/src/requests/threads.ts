import { consoleRoleOf, hasRight, type RoleHolder } from '../rights.ts';
import { type RequestKind, rulesOf } from './kinds.ts';

/**
 * The thread of a request besides its decisions: questions to the student and their replies, notes of the office, and
 * assignments (docs/decisions/0102).
 */
export const requestEvents = ['question', 'reply', 'note', 'assigned'] as const;
export type RequestEvent = (typeof requestEvents)[number];

/** Maximum length of a question, a reply or a note, in characters. */
export const MAX_REQUEST_MESSAGE = 2000;

/** Whether the student can be asked about a request: only while a decision is pending. */
export const mayAsk = (kind: RequestKind, state: string): boolean => rulesOf(kind).waits.includes(state);

/** Whether a request waits for the student's reply. A decision also settles the question. */
export const awaitsReply = (
  kind: RequestKind,
  { state, askedAt }: { state: string; askedAt?: string | Date | null | undefined },
): boolean => askedAt != null && mayAsk(kind, state);

/** Whether the user of an account can be assigned requests. */
export function isRequestClerk(account: RoleHolder): boolean {
  const role = consoleRoleOf(account);
  return role !== null && hasRight(role, 'requests', 'write');
}
