import { localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { printable } from '../../../io/output.ts';
import { countsOf, type Outcome } from '../outcome.ts';
import { formatCaller } from '../report.ts';
import { texts } from '../texts.ts';

/** A call that started or stopped failing. */
type Named = Pick<Outcome, 'name' | 'as' | 'step' | 'detail'>;

/** Summary of a round; `--json` prints it unchanged. */
export interface RoundReport {
  /** Start of the round; ISO date-time. */
  at: string;
  url: string;
  ok: boolean;
  counts: ReturnType<typeof countsOf>;
  /** Time in milliseconds within which half of the calls were answered, and 95 of 100. */
  ms: { p50: number | null; p95: number | null };
  failing: readonly Named[];
  newlyFailing: readonly Named[];
  recovered: readonly Named[];
}

/** The last result of each check. */
export type LastResults = ReadonlyMap<string, Outcome['result']>;

/** Identifies a check, ignoring its arguments. If a scenario runs the same step twice, the later one counts. */
const keyOf = ({ name, as, step }: Named): string => `${name} ${as} ${step ?? ''}`;

const named = ({ name, as, step, detail }: Outcome): Named => ({ name, as, step, detail });

/** Returns a percentile: the smallest value that is at least as large as this many of 100 values. */
export function percentile(values: readonly number[], of100: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((of100 / 100) * sorted.length) - 1)] ?? null;
}

/** Summarises a round, compared with the results of previous rounds. */
export function reportOf(
  outcomes: readonly Outcome[],
  lastResults: LastResults,
  { at, url, ok }: Pick<RoundReport, 'at' | 'url' | 'ok'>,
): RoundReport {
  const times = outcomes.flatMap(({ ms }) => ms ?? []);
  const failing = outcomes.filter(({ result }) => result === 'failed').map(named);
  const recovered = outcomes.filter(({ result }) => result === 'ok').map(named);
  return {
    at,
    url,
    ok,
    counts: countsOf(outcomes),
    ms: { p50: percentile(times, 50), p95: percentile(times, 95) },
    failing,
    newlyFailing: failing.filter((one) => lastResults.get(keyOf(one)) !== 'failed'),
    recovered: recovered.filter((one) => lastResults.get(keyOf(one)) === 'failed'),
  };
}

/** Updates the known results after a round. Checks that it did not reach keep their results. */
export const resultsAfter = (outcomes: readonly Outcome[], lastResults: LastResults): LastResults =>
  new Map([...lastResults, ...outcomes.map((one) => [keyOf(one), one.result] as const)]);

/** Formats the time at the university, to the second. */
export const timeOf = (moment: Date): string =>
  `${localTime(moment)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;

/** Formats the line of a round. A log contains the full timestamp, a terminal the time at the university. */
export function lineOfRound(
  { at, counts, ms, newlyFailing, recovered }: RoundReport,
  language: Language,
  { isLog }: { isLog: boolean },
): string {
  const t = translator(texts, language);
  const names = (list: readonly Named[], isReported: boolean): string =>
    list
      .map(({ name, as, detail }) => {
        const call = `${name} (${formatCaller(as, language)})`;
        return isReported && detail !== null ? `${call}: ${detail}` : call;
      })
      .join('; ');
  const parts = [
    t('watch.line', { ...counts, time: isLog ? at : timeOf(new Date(at)) }),
    ms.p50 === null || ms.p95 === null ? null : t('watch.times', { p50: ms.p50, p95: ms.p95 }),
    newlyFailing.length > 0 ? t('watch.newlyFailing', { calls: names(newlyFailing, true) }) : null,
    recovered.length > 0 ? t('watch.recovered', { calls: names(recovered, false) }) : null,
  ];
  return printable(parts.filter((part) => part !== null).join('; '));
}
