import type { Context } from '../../io/io.ts';
import type { Outcome } from './outcome.ts';
import { lineOf } from './report.ts';

/** Displays outcomes as they arrive. */
export interface Display {
  /** `total` is the expected number of outcomes, as far as it is known. */
  update: (outcomes: readonly Outcome[], total: number) => void;
  /** Displays a message during the run. */
  notice: (text: string) => void;
  finish: () => Promise<void>;
}

/** Prints one line per outcome, for logs and pipes. */
export function plainDisplay(context: Context): Display {
  let printed = 0;
  return {
    update: (outcomes) => {
      for (const outcome of outcomes.slice(printed)) context.stdout.write(`${lineOf(outcome, context)}\n`);
      printed = outcomes.length;
    },
    notice: (text) => void context.stderr.write(`${text}\n`),
    finish: () => Promise.resolve(),
  };
}

/** For `--json`, where only the report is printed. */
export const silent = ({ stderr }: Pick<Context, 'stderr'>): Display => ({
  update: () => undefined,
  notice: (text) => void stderr.write(`${text}\n`),
  finish: () => Promise.resolve(),
});
