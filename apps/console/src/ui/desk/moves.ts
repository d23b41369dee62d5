import { handling, type RequestKind } from '@semestr/core/request-kinds';
import type { DeskKind } from './kind.ts';

/** The state of every kind that a student must be told the reason of. */
export const REFUSED = 'rejected';

/** The states into which a request may be brought now: the acceptances, and whether it can be refused. */
export function movesOf(kind: RequestKind, state: string): { accepting: string[]; canRefuse: boolean } {
  const next = handling[kind].lifecycle.next[state] ?? [];
  return { accepting: next.filter((one) => one !== REFUSED), canRefuse: next.includes(REFUSED) };
}

/** Whether something must be stated with a decision. */
export const needsMore = ({ fields }: DeskKind, state: string): boolean =>
  fields?.[state]?.some(({ isOptional }) => !isOptional) ?? false;
