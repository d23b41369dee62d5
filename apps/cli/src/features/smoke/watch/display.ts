import type { Context } from '../../../io/io.ts';
import type { Display } from '../display.ts';
import type { Outcome } from '../outcome.ts';
import { lineOfRound, type RoundReport } from './report.ts';

/** Displays rounds as they arrive. */
export interface WatchDisplay extends Display {
  /** Displays a completed round, and when the next one begins. */
  showRound: (report: RoundReport, outcomes: readonly Outcome[], next: Date) => void;
}

/** Prints one line per round: as text, or as JSON. */
export function roundLines({ stdout, stderr, json, language }: Context): WatchDisplay {
  return {
    update: () => undefined,
    notice: (text) => void stderr.write(`${text}\n`),
    showRound: (report) => {
      const line = json ? JSON.stringify(report) : lineOfRound(report, language, { isLog: true });
      stdout.write(`${line}\n`);
    },
    finish: () => Promise.resolve(),
  };
}
