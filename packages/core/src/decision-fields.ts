import { handling, type RequestKind } from './request-kinds.ts';

/** What can be stated with a decision: fields of the record. */
type DecisionSource =
  | 'number'
  | 'issuedOn'
  | 'expiresOn'
  | 'contractNumber'
  | 'price'
  | 'isPaid'
  | 'signedOn'
  | 'employeeId'
  | 'room'
  | 'rejectionReason';

/** What whoever decides states with a decision. */
export type DecisionField = { readonly source: DecisionSource; readonly isOptional?: true } & (
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly step?: 'any' }
  | { readonly is: 'text'; readonly maxLength: number }
  | { readonly is: 'date' }
  | { readonly is: 'flag' }
  | { readonly is: 'employee' }
);

/** The state of every kind that a student must be told the reason of. */
export const REFUSED = 'rejected';

/** The longest reason of a refusal, in characters. */
export const MAX_REASON = 500;

/** The fields of a decision, by the state that it leads to. */
export type DecisionFields = Readonly<Partial<Record<string, readonly DecisionField[]>>>;

/** What is stated with the decisions on each kind of request. */
export const decisionFields: Readonly<Record<RequestKind, DecisionFields>> = {
  certificates: {
    printed: [
      { source: 'number', is: 'number', min: 1, max: 1_000_000 },
      { source: 'issuedOn', is: 'date' },
    ],
  },
  markSheets: {
    printed: [
      { source: 'number', is: 'text', maxLength: 50 },
      { source: 'expiresOn', is: 'date', isOptional: true },
    ],
  },
  omissions: {},
  study: {
    unsigned: [
      { source: 'contractNumber', is: 'text', maxLength: 50 },
      { source: 'price', is: 'number', min: 0, max: 100_000, step: 'any', isOptional: true },
      { source: 'isPaid', is: 'flag', isOptional: true },
    ],
    signed: [{ source: 'signedOn', is: 'date', isOptional: true }],
  },
  practice: {
    approved: [
      { source: 'number', is: 'text', maxLength: 50, isOptional: true },
      { source: 'employeeId', is: 'employee', isOptional: true },
    ],
  },
  topics: {},
  dormitory: { settling: [{ source: 'room', is: 'text', maxLength: 100 }] },
  profiling: {},
};

/** The states into which a request may be brought now: the acceptances, and whether it can be refused. */
export function movesOf(kind: RequestKind, state: string): { accepting: string[]; canRefuse: boolean } {
  const next = handling[kind].lifecycle.next[state] ?? [];
  return { accepting: next.filter((one) => one !== REFUSED), canRefuse: next.includes(REFUSED) };
}

/** Whether something must be stated with a decision. */
export const needsMore = (kind: RequestKind, state: string): boolean =>
  decisionFields[kind][state]?.some(({ isOptional }) => !isOptional) ?? false;
