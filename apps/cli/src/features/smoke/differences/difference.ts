/** Severities of differences, the worst first. */
export const severities = ['breaking', 'lacking', 'tolerated'] as const;
export type Severity = (typeof severities)[number];

/** Kinds of differences from the contract, in the order used within a severity. */
export const differenceKinds = [
  'no-answer',
  'not-there',
  'open',
  'status',
  'content-type',
  'body',
  'slow',
  'no-etag',
  'no-304',
  'extra',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * One difference between the responses to a call and the contract. Received values are reported only by type, because a
 * provider's responses contain personal data.
 */
export interface Difference {
  severity: Severity;
  kind: DifferenceKind;
  call: string;
  method: string;
  /** As in the contract, without arguments. */
  path: string;
  /** 'anyone', 'signed-out', or the username of the signed-in user. */
  as: string;
  /** The field: `[].employees[].urlId`; null when the difference is not in a field. */
  where: string | null;
  expected: string | null;
  got: string | null;
  /** Number of occurrences. */
  times: number;
}

/** A difference without its call. */
export type Departure = Pick<Difference, 'severity' | 'kind' | 'where' | 'expected' | 'got'>;

/** Creates a departure with only the given details. */
export const departure = (
  severity: Severity,
  kind: DifferenceKind,
  { where = null, expected = null, got = null }: Partial<Omit<Departure, 'severity' | 'kind'>> = {},
): Departure => ({ severity, kind, where, expected, got });

const keyOf = ({ severity, kind, where, expected, got }: Departure): string =>
  JSON.stringify([severity, kind, where, expected, got]);

/** Removes duplicate departures and counts their occurrences. */
export const countDepartures = (departures: readonly Departure[]): (Departure & { times: number })[] =>
  [...Map.groupBy(departures, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, times: others.length + 1 }] : [],
  );

/** Sorts by severity, then by kind, then in the order of the contract. */
export const bySeverity = (differences: readonly Difference[]): Difference[] =>
  differences.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      differenceKinds.indexOf(a.kind) - differenceKinds.indexOf(b.kind),
  );

/** Result of all calls; `--json` prints it unchanged. */
export interface DifferenceReport {
  url: string;
  /** ISO date-time. */
  at: string;
  /** Whether no difference breaks the project's clients. */
  ok: boolean;
  summary: Record<Severity, number> & { asked: number; differing: number };
  /** Whether the server stopped responding during the run. */
  isCutShort: boolean;
  differences: readonly Difference[];
  /** Calls without any content, as the contract allows: they may be missing as well. */
  nothingShown: readonly string[];
  /** Calls for which no arguments were found. */
  notAsked: readonly string[];
}
