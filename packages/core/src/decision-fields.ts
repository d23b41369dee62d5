import { handling, type RequestKind } from './request-kinds.ts';

/** Fields of the record that can be set with a decision. */
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

/** A field of the form for a decision. */
export type DecisionField = { readonly source: DecisionSource; readonly isOptional?: true } & (
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly step?: 'any' }
  | { readonly is: 'text'; readonly maxLength: number }
  | { readonly is: 'date' }
  | { readonly is: 'flag' }
  | { readonly is: 'employee' }
);

/** The state of every kind that requires a reason for the student. */
export const REFUSED = 'rejected';

/** Maximum length of the reason of a rejection, in characters. */
export const MAX_REASON = 500;

/** The fields of a decision, by the state that it leads to. */
export type DecisionFields = Readonly<Partial<Record<string, readonly DecisionField[]>>>;

/** The fields of the decisions on each kind of request. */
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

/** Returns the possible next states of a request: the acceptances, and whether it can be rejected. */
export function movesOf(kind: RequestKind, state: string): { accepting: string[]; canRefuse: boolean } {
  const next = handling[kind].lifecycle.next[state] ?? [];
  return { accepting: next.filter((one) => one !== REFUSED), canRefuse: next.includes(REFUSED) };
}

/** Whether a decision requires further input. */
export const needsMore = (kind: RequestKind, state: string): boolean =>
  decisionFields[kind][state]?.some(({ isOptional }) => !isOptional) ?? false;
