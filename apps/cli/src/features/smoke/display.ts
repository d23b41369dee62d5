import type { Context } from '../../io/io.ts';
import type { Outcome } from './perform.ts';
import { lineOf } from './report.ts';

/** Shows outcomes as they come. */
export interface Display {
  update: (outcomes: readonly Outcome[], total: number) => void;
  finish: () => Promise<void>;
}

/** A line for each outcome: what a log wants. */
export function plainDisplay(context: Context): Display {
  return {
    update: (outcomes) => {
      const last = outcomes.at(-1);
      if (last) context.stdout.write(`${lineOf(last, context)}\n`);
    },
    finish: () => Promise.resolve(),
  };
}

/** Where only the report is wanted. */
export const silent: Display = { update: () => undefined, finish: () => Promise.resolve() };
