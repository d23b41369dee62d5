import type { Random } from '../apps/server/src/demo/random.ts';
import type { Visitor } from '../security-test/visitor.ts';
import type { Ledger, Value } from './ledger.ts';

/** Accounts that write. */
export const writers = {
  orders: '42850001',
  notes: '42850002',
  changesContacts: '42850003',
  misses: '42850004',
  choosesHours: '42850005',
  announces: 'teacher',
  keepsRecords: 'admin',
  imports: 'admin',
  decides: 'admin',
} as const;
export type Writer = keyof typeof writers;

/** Shared by all writers: their sessions, the ledger of writes, and unique names. */
export interface Desk {
  ledger: Ledger;
  random: Random;
  now: () => Date;
  as: (writer: Writer) => Visitor;
  /** Returns a mark such as "k7-000012", by which a record is found. No mark is part of another. */
  mark: () => string;
  /** Common prefix of all marks of this run: "k7-". */
  prefix: string;
}

/** A kind of write that is repeated during the run. */
export interface Kind {
  /** Writes once, or several times sequentially. */
  step: () => Promise<void>;
  /** Loads the current values of its places from the server. */
  read: () => Promise<[place: string, value: Value][]>;
}

/** Creates a kind; null when the demo university currently offers no opportunity for it. */
export type MakeKind = (desk: Desk) => Promise<Kind | null>;

/** Counts the copies of each record. */
export function countCopies(kind: string, marks: readonly string[]): [string, Value][] {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(`${kind} ${mark}`, (counts.get(`${kind} ${mark}`) ?? 0) + 1);
  return [...counts];
}

/** Returns the query for every record of the run in a list of the admin calls. */
export const queryForRun = ({ prefix }: Desk): { query: { filter: string; range: string } } => ({
  query: { filter: JSON.stringify({ q: prefix }), range: '[0,999]' },
});
