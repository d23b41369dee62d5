/**
 * The states of what students ask the university for, as tables (specification, section 4, "Request lists"). Whoever
 * cancels, decides or asks for the same again finds the answer here.
 */
export interface Lifecycle<State extends string> {
  /** In which a new request is. */
  readonly first: State;
  /** The states into which the university may move one; none where it is decided. */
  readonly next: Readonly<Record<State, readonly State[]>>;
  /** In which the student may take it back, and what becomes of it then; null where a request cannot be taken back. */
  readonly cancel: { readonly from: readonly State[]; readonly to: State } | null;
  /** From which the university takes back what it gave out, a paper, and what becomes of the request then. */
  readonly withdraw?: { readonly from: State; readonly to: State };
  /**
   * Of each state the decisions on it that can be taken back soon after: those that changed nothing but the request. What
   * others were moved up by, or days that are excused, is not undone by writing a state back.
   */
  readonly undo: Readonly<Partial<Record<State, readonly State[]>>>;
}

/** So many of the own requests a list shows at first, the newest, and as many more at each press. */
export const SHOWN_REQUESTS = 25;

/** So many minutes a decision can be taken back (decision 44). */
export const UNDO_MINUTES = 10;

/** Whether the decision that brought a request from one state into another can be taken back. */
export const mayTakeBack = <S extends string>({ undo }: Lifecycle<S>, from: S, to: S): boolean =>
  undo[from]?.includes(to) ?? false;

/** Whether what was decided then can be taken back now. */
export const isUndoTime = (decidedAt: Date, now: Date): boolean =>
  now.getTime() - decidedAt.getTime() < UNDO_MINUTES * 60_000;

export const mayCancel = <S extends string>({ cancel }: Lifecycle<S>, state: S): boolean =>
  cancel?.from.includes(state) ?? false;

/** Whether a move takes back what was given out. */
export const isWithdrawal = <S extends string>({ withdraw }: Lifecycle<S>, from: S, to: S): boolean =>
  withdraw?.from === from && withdraw.to === to;

export const mayMove = <S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): boolean =>
  lifecycle.next[from].includes(to) || isWithdrawal(lifecycle, from, to);

/** Still waits for somebody: as long as it does, the same cannot be asked for again. */
export const isOpen = <S extends string>({ next }: Lifecycle<S>, state: S): boolean => next[state].length > 0;

/** The states that are open. */
export const openStates = <S extends string>(lifecycle: Lifecycle<S>): S[] =>
  // The keys of a Record<S, …> are its S.
  (Object.keys(lifecycle.next) as S[]).filter((state) => isOpen(lifecycle, state));

/** So many requests of one kind a student may have open: nobody needs more, and an office has to look at each. */
export const MAX_OPEN_REQUESTS = 20;

/** All states, the first one first. */
export const states = <S extends string>({ first, next }: Lifecycle<S>): [S, ...S[]] => [
  first,
  // The keys of a Record<S, …> are its S.
  ...(Object.keys(next) as S[]).filter((state) => state !== first),
];

/** The reason that stands on a request which the student took back. */
export const CANCELLED_BY_STUDENT = 'Отозвана студентом';
