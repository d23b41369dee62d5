import type { ExternalManager } from '@semestr/api/diploma';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { nameMatches, rankOfName } from '../../db/search-keys.ts';
import { academicTitles, externalManagers } from '../../db/tables/diploma.ts';

const degrees = alias(academicTitles, 'degrees');
const ranks = alias(academicTitles, 'ranks');

const MAX_FOUND = 50;

const titleOf = (row: typeof academicTitles.$inferSelect | null) =>
  row && { id: row.id, name: row.name, abbrev: row.abbrev, price: row.price };

/** Lists the supervisors from other organisations whose names match a text, the best match first, at most 50. */
export const managersNamed = (db: Database, text: string): Promise<ExternalManager[]> =>
  selectManagers(db, nameMatches(externalManagers, text), [rankOfName(externalManagers, text)]);

/** Lists supervisors from other organisations, by name unless `first` has another order, at most 50. */
export async function selectManagers(
  db: Database,
  where: SQL | undefined,
  first: readonly SQL[] = [],
): Promise<ExternalManager[]> {
  const rows = await db
    .select({ manager: externalManagers, degree: degrees, rank: ranks })
    .from(externalManagers)
    .leftJoin(degrees, eq(degrees.id, externalManagers.degreeId))
    .leftJoin(ranks, eq(ranks.id, externalManagers.rankId))
    .where(where)
    .orderBy(...first, asc(externalManagers.names), asc(externalManagers.id))
    .limit(MAX_FOUND);
  return rows.map(({ manager, degree, rank }) => ({
    id: manager.id,
    names: manager.names,
    scienceDegree: titleOf(degree),
    employeeRank: titleOf(rank),
    workPlace: manager.workPlace,
    jobPosition: manager.jobPosition,
  }));
}
