import type { Random } from '../apps/server/src/demo/random.ts';
import type { Visitor } from '../attack/visitor.ts';
import type { Book, Value } from './book.ts';

/** Those who write. */
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

/** What writers share: who is signed in, the book, and names that nothing else has. */
export interface Desk {
  book: Book;
  random: Random;
  now: () => Date;
  as: (writer: Writer) => Visitor;
  /** "k7-000012": what was written under it is found by it. None is part of another. */
  mark: () => string;
  /** With what every mark of this run begins: "k7-". */
  prefix: string;
}

/** Something that is written now and again. */
export interface Kind {
  /** Writes once, or several things one after the other. */
  step: () => Promise<void>;
  /** What stands in its places, asked of the server. */
  read: () => Promise<[place: string, value: Value][]>;
}

/** Makes a kind; null where this university gives no occasion for it today. */
export type MakeKind = (desk: Desk) => Promise<Kind | null>;

/** How often each of these is there. */
export function counted(kind: string, marks: readonly string[]): [string, Value][] {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(`${kind} ${mark}`, (counts.get(`${kind} ${mark}`) ?? 0) + 1);
  return [...counts];
}

/** Every record of the run in a list of the admin calls. */
export const ofRun = ({ prefix }: Desk): { query: { filter: string; range: string } } => ({
  query: { filter: JSON.stringify({ q: prefix }), range: '[0,999]' },
});
