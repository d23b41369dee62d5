/**
 * The states of students' requests, as tables (specification, section 4, "Request lists"). All rules for cancelling,
 * deciding and repeating requests are defined here.
 */
export interface Lifecycle<State extends string> {
  /** Initial state of a new request. */
  readonly first: State;
  /** States that the university can change it to; none once it is decided. */
  readonly next: Readonly<Record<State, readonly State[]>>;
  /** States in which the student can cancel it, and the resulting state; null when it cannot be cancelled. */
  readonly cancel: { readonly from: readonly State[]; readonly to: State } | null;
  /** State in which the university can withdraw an issued paper, and the resulting state. */
  readonly withdraw?: { readonly from: State; readonly to: State };
  /**
   * For each state the decisions that can be undone shortly afterwards: those that changed nothing but the request.
   * Queue changes of other students, or excused days, are not undone by restoring a state.
   */
  readonly undo: Readonly<Partial<Record<State, readonly State[]>>>;
}

/** Number of the user's own requests that a list shows at first, newest first, and of further ones for each click. */
export const SHOWN_REQUESTS = 25;

/** Minutes in which a decision can be undone (decision 42). */
export const UNDO_MINUTES = 10;

/** Whether the decision that changed a request from one state to another can be undone. */
export const mayUndo = <S extends string>({ undo }: Lifecycle<S>, from: S, to: S): boolean =>
  undo[from]?.includes(to) ?? false;

/** Whether a decision made at that time can still be undone. */
export const isUndoTime = (decidedAt: Date, now: Date): boolean =>
  now.getTime() - decidedAt.getTime() < UNDO_MINUTES * 60_000;

export const mayCancel = <S extends string>({ cancel }: Lifecycle<S>, state: S): boolean =>
  cancel?.from.includes(state) ?? false;

/** Whether a change of state withdraws an issued paper. */
export const isWithdrawal = <S extends string>({ withdraw }: Lifecycle<S>, from: S, to: S): boolean =>
  withdraw?.from === from && withdraw.to === to;

export const mayMove = <S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): boolean =>
  lifecycle.next[from].includes(to) || isWithdrawal(lifecycle, from, to);

/** Whether a request is open. While it is, the same cannot be requested again. */
export const isOpen = <S extends string>({ next }: Lifecycle<S>, state: S): boolean => next[state].length > 0;

/** Returns the open states. */
export const openStates = <S extends string>(lifecycle: Lifecycle<S>): S[] =>
  // The keys of a Record<S, …> are its S.
  (Object.keys(lifecycle.next) as S[]).filter((state) => isOpen(lifecycle, state));

/** Maximum number of a student's open requests of one kind: more are not needed, and each must be reviewed. */
export const MAX_OPEN_REQUESTS = 20;

/** Returns all states, the initial one first. */
export const states = <S extends string>({ first, next }: Lifecycle<S>): [S, ...S[]] => [
  first,
  // The keys of a Record<S, …> are its S.
  ...(Object.keys(next) as S[]).filter((state) => state !== first),
];

/** The reason of a request that the student cancelled. */
export const CANCELLED_BY_STUDENT = 'Отозвана студентом';

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
