import type { Context } from '../../../io/io.ts';
import type { Display } from '../display.ts';
import type { Outcome } from '../outcome.ts';
import { lineOfRound, type RoundReport } from './report.ts';

/** Shows rounds as they come. */
export interface WatchDisplay extends Display {
  /** A round is over; the next one begins then. */
  tell: (report: RoundReport, outcomes: readonly Outcome[], next: Date) => void;
}

/** A line per round: in words, or as JSON. */
export function roundLines({ stdout, stderr, json, language }: Context): WatchDisplay {
  return {
    update: () => undefined,
    notice: (text) => void stderr.write(`${text}\n`),
    tell: (report) => {
      const line = json ? JSON.stringify(report) : lineOfRound(report, language, { isLog: true });
      stdout.write(`${line}\n`);
    },
    finish: () => Promise.resolve(),
  };
}
