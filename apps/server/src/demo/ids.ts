import { OWN_IDS_FROM, OWN_SMALL_IDS_FROM } from '../db/tables/ids.ts';

/** Every table counts from a different base, so that an id used for the wrong table is noticed. */
const bases = {
  faculties: OWN_SMALL_IDS_FROM,
  departments: OWN_SMALL_IDS_FROM + 1_000,
  specialities: OWN_SMALL_IDS_FROM + 2_000,
  rooms: OWN_SMALL_IDS_FROM + 3_000,
  groups: OWN_SMALL_IDS_FROM + 5_000,
  employees: OWN_IDS_FROM + 10_000,
  positions: OWN_IDS_FROM + 20_000,
  announcements: OWN_IDS_FROM + 30_000,
  students: OWN_IDS_FROM + 40_000,
  users: OWN_IDS_FROM + 60_000,
  contacts: OWN_IDS_FROM + 80_000,
  lessons: OWN_IDS_FROM + 100_000,
} as const;

export type Numbered = keyof typeof bases;

/** Returns a generator of sequential ids for a table. */
export function counter(table: Numbered): () => number {
  let last: number = bases[table];
  return () => {
    last += 1;
    return last;
  };
}
