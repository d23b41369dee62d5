/** Kind of a step of the deep check; a reading check has none. */
export type Step = 'read' | 'write' | 'again' | 'find' | 'change' | 'stale' | 'remove' | 'undo' | 'clean-up';

/** The result of a check, or of a step of the deep check. */
export interface Outcome {
  name: string;
  as: string;
  method: string;
  /** With the arguments that were sent. */
  path: string;
  step: Step | null;
  status: number | null;
  ms: number | null;
  bytes: number | null;
  result: 'ok' | 'failed' | 'skipped';
  /** Why it is not ok. */
  detail: string | null;
  /** Whether no reply arrived at all. */
  isOffline: boolean;
}

/** Counts the outcomes of each result. */
export function countsOf(outcomes: readonly Outcome[]): Record<Outcome['result'], number> {
  const count = (result: Outcome['result']): number => outcomes.filter((one) => one.result === result).length;
  return { ok: count('ok'), failed: count('failed'), skipped: count('skipped') };
}
