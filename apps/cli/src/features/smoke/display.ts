import type { Context } from '../../io/io.ts';
import type { Outcome } from './perform.ts';
import { lineOf } from './report.ts';

/** Shows outcomes as they come. */
export interface Display {
  update: (outcomes: readonly Outcome[], total: number) => void;
  finish: () => Promise<void>;
}

/** One line per outcome, for logs and pipes. */
export function plainDisplay(context: Context): Display {
  return {
    update: (outcomes) => {
      const last = outcomes.at(-1);
      if (last) context.stdout.write(`${lineOf(last, context)}\n`);
    },
    finish: () => Promise.resolve(),
  };
}

/** For `--json`, where only the report is printed. */
export const silent: Display = { update: () => undefined, finish: () => Promise.resolve() };
