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

/** What determines whether a question about a request is open. */
interface QuestionState {
  readonly state: string;
  readonly askedAt: Date | null;
  readonly decidedAt: Date | null;
}

/**
 * Whether a request waits for the student's reply. A later decision settles the question, even if the request then
 * waits for another one.
 */
export const awaitsReply = (kind: RequestKind, { state, askedAt, decidedAt }: QuestionState): boolean =>
  askedAt !== null && mayAsk(kind, state) && (decidedAt === null || askedAt > decidedAt);

/** Whether the user of an account can be assigned requests. */
export function isRequestClerk(account: RoleHolder): boolean {
  const role = consoleRoleOf(account);
  return role !== null && hasRight(role, 'requests', 'write');
}
