/** How much a difference matters: the worst first. */
export const severities = ['breaking', 'lacking', 'tolerated'] as const;
export type Severity = (typeof severities)[number];

/** In what answers depart from the contract; in this order within a severity. */
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
 * One way in which the answers to a call depart from the contract. What came is told by its type only: the answers of a
 * provider are about people.
 */
export interface Difference {
  severity: Severity;
  kind: DifferenceKind;
  call: string;
  method: string;
  /** As the contract states it, without arguments. */
  path: string;
  /** 'anyone', 'signed-out', or the login of who signed in. */
  as: string;
  /** The field: `[].employees[].urlId`; null where it is no field. */
  where: string | null;
  expected: string | null;
  got: string | null;
  /** How often it was met. */
  times: number;
}

/** A difference before it is known of which call. */
export type Departure = Pick<Difference, 'severity' | 'kind' | 'where' | 'expected' | 'got'>;

/** A departure of which only what there is to say is said. */
export const departure = (
  severity: Severity,
  kind: DifferenceKind,
  { where = null, expected = null, got = null }: Partial<Omit<Departure, 'severity' | 'kind'>> = {},
): Departure => ({ severity, kind, where, expected, got });

const keyOf = ({ severity, kind, where, expected, got }: Departure): string =>
  JSON.stringify([severity, kind, where, expected, got]);

/** Each departure once, with how often it was met. */
export const counted = (departures: readonly Departure[]): (Departure & { times: number })[] =>
  [...Map.groupBy(departures, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, times: others.length + 1 }] : [],
  );

/** The worst first, then by kind, in the order of the contract. */
export const bySeverity = (differences: readonly Difference[]): Difference[] =>
  differences.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      differenceKinds.indexOf(a.kind) - differenceKinds.indexOf(b.kind),
  );

/** What came of asking everything; for `--json` as it stands. */
export interface DifferenceReport {
  url: string;
  /** ISO date-time. */
  at: string;
  /** Nothing breaks our clients. */
  ok: boolean;
  summary: Record<Severity, number> & { asked: number; differing: number };
  /** The server stopped answering on the way. */
  isCutShort: boolean;
  differences: readonly Difference[];
  /** Calls that had nothing to show, as the contract lets them: they may as well not be there. */
  nothingShown: readonly string[];
  /** Calls for which no arguments were found. */
  notAsked: readonly string[];
}
