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
