import { OWN_IDS_FROM } from '../db/tables/ids.ts';

/** Every table counts from a different base, so that an id used for the wrong table is noticed. */
const bases = {
  faculties: 0,
  departments: 1_000,
  specialities: 2_000,
  rooms: 3_000,
  groups: 5_000,
  employees: 10_000,
  positions: 20_000,
  announcements: 30_000,
  students: 40_000,
  users: 60_000,
  contacts: 80_000,
  lessons: 100_000,
} as const;

export type Numbered = keyof typeof bases;

/** Returns a generator of sequential ids for a table. */
export function counter(table: Numbered): () => number {
  let last = OWN_IDS_FROM + bases[table];
  return () => {
    last += 1;
    return last;
  };
}
