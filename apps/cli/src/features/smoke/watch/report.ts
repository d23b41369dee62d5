import { localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { printable } from '../../../io/output.ts';
import { countsOf, type Outcome } from '../outcome.ts';
import { whoIn } from '../report.ts';
import { texts } from '../texts.ts';

/** A call that fails, or fails no more. */
type Named = Pick<Outcome, 'name' | 'as' | 'step' | 'detail'>;

/** A round in short; for `--json` as it stands. */
export interface RoundReport {
  /** When it began; ISO date-time. */
  at: string;
  url: string;
  ok: boolean;
  counts: ReturnType<typeof countsOf>;
  /** In how many milliseconds half of the calls were answered, and 95 of 100. */
  ms: { p50: number | null; p95: number | null };
  failing: readonly Named[];
  newlyFailing: readonly Named[];
  recovered: readonly Named[];
}

/** What a check came to the last time. */
export type Known = ReadonlyMap<string, Outcome['result']>;

/** A check, whatever its arguments. A scenario may take the same step twice: the later one counts. */
const keyOf = ({ name, as, step }: Named): string => `${name} ${as} ${step ?? ''}`;

const named = ({ name, as, step, detail }: Outcome): Named => ({ name, as, step, detail });

/** The value below which so many of 100 lie: the smallest that is at least as large as them. */
export function percentile(values: readonly number[], of100: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((of100 / 100) * sorted.length) - 1)] ?? null;
}

/** A round in short, beside what is known from those before. */
export function reportOf(
  outcomes: readonly Outcome[],
  known: Known,
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
    newlyFailing: failing.filter((one) => known.get(keyOf(one)) !== 'failed'),
    recovered: recovered.filter((one) => known.get(keyOf(one)) === 'failed'),
  };
}

/** What is known after a round: what it did not get to is as it was. */
export const knownAfter = (outcomes: readonly Outcome[], known: Known): Known =>
  new Map([...known, ...outcomes.map((one) => [keyOf(one), one.result] as const)]);

/** The time at the university, to the second. */
export const timeOf = (moment: Date): string =>
  `${localTime(moment)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;

/** The line of a round. A log has the whole moment, a terminal the time at the university. */
export function lineOfRound(
  { at, counts, ms, newlyFailing, recovered }: RoundReport,
  language: Language,
  { isLog }: { isLog: boolean },
): string {
  const t = translator(texts, language);
  const names = (list: readonly Named[], isTold: boolean): string =>
    list
      .map(({ name, as, detail }) => {
        const call = `${name} (${whoIn(as, language)})`;
        return isTold && detail !== null ? `${call}: ${detail}` : call;
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
