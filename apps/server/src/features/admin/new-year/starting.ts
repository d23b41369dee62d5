import type { Plan, PlanFault, YearCounts } from '@semestr/api/new-year';
import { groups as groupCalls } from '@semestr/api/resources-structure';
import { localDate } from '@semestr/core/dates';
import { and, asc, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lockNumbers } from '../../../db/numbers.ts';
import { batches } from '../../../db/tables/batches.ts';
import { faculties } from '../../../db/tables/faculties.ts';
import { groups } from '../../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../../db/tables/lessons.ts';
import { specialities } from '../../../db/tables/specialities.ts';
import { noteInBatch, startBatch } from '../batches.ts';
import { createRecord, type Deed, updateRecord } from '../changing.ts';
import type { ResourceConfig } from '../define-resource.ts';
import { structure } from '../resources-structure.ts';
import { blockGraduates } from './blocking.ts';
import { doneFor } from './done.ts';
import { type GroupBefore, groupsOfYear } from './groups-of-year.ts';
import { planFaults } from './plan-faults.ts';

/** What a start of a year has done. */
export interface Started {
  batchId: number;
  counts: YearCounts;
}

/** How groups are stored: as everywhere else. */
function groupConfig(): ResourceConfig {
  const found = structure.find(({ calls }) => calls === groupCalls);
  if (!found) throw new Error('Groups are no resource');
  return found.config;
}

const idsOf = async (tx: Database, table: typeof faculties | typeof specialities) =>
  new Set((await tx.select({ id: table.id }).from(table)).map(({ id }) => id));

/** The groups as they stand, those of the plan kept from others until the transaction ends. */
async function lockedGroups(tx: Database, plan: Plan): Promise<ReadonlyMap<number, GroupBefore>> {
  // One start of a year after the other: of two that are pressed at once the second sees what the first has done.
  await lockNumbers(tx, batches);
  const ids = [...plan.moves, ...plan.graduates].map(({ groupId }) => groupId);
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, ids))
    .orderBy(asc(groups.id))
    .for('update');
  const all = await groupsOfYear(tx, await doneFor(tx, plan.year));
  return new Map(all.map((group) => [group.id, group]));
}

/** How many lessons of a year groups have. */
async function lessonsIn(tx: Database, year: number, groupIds: readonly number[]): Promise<number> {
  const [found] = await tx
    .select({ count: countDistinct(lessons.id) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(
      and(
        inArray(lessonGroups.groupId, [...groupIds]),
        inArray(lessons.term, [`${year}-autumn`, `${year}-spring`]),
      ),
    );
  return found?.count ?? 0;
}

/**
 * Does what a plan says, in the transaction of the deed: moves, then archives, then makes groups, each noted in one batch.
 * Answers what is wrong instead where any row cannot be done; then nothing was changed.
 */
export async function start(deed: Deed, plan: Plan): Promise<Started | readonly PlanFault[]> {
  const { tx, now, caller } = deed;
  const known = await lockedGroups(tx, plan);
  const faults = planFaults(plan, {
    today: localDate(now),
    groups: known,
    facultyIds: await idsOf(tx, faculties),
    specialityIds: await idsOf(tx, specialities),
  });
  if (faults.length > 0) return faults;

  const config = groupConfig();
  const batchId = await startBatch(tx, {
    kind: 'new-year',
    userId: caller.adminId ?? caller.userId,
    createdAt: now,
  });
  let position = 0;
  const note = async ({ auditId }: { auditId: number }): Promise<void> => {
    position += 1;
    await noteInBatch(tx, batchId, position, auditId);
  };
  for (const { groupId, course } of plan.moves)
    await note(await updateRecord(deed, config, groupId, () => ({ course })));
  for (const { groupId } of plan.graduates)
    await note(await updateRecord(deed, config, groupId, () => ({ isArchived: true })));
  for (const group of plan.newGroups)
    await note(await createRecord(deed, config, { ...group, size: 0, calendarId: null, curatorId: null }));

  const leaving = plan.graduates.map(({ groupId }) => groupId);
  const studentsIn = (ids: readonly number[]): number =>
    ids.reduce((sum, id) => sum + (known.get(id)?.students ?? 0), 0);
  return {
    batchId,
    counts: {
      moved: plan.moves.length,
      graduated: plan.graduates.length,
      made: plan.newGroups.length,
      movedStudents: studentsIn(plan.moves.map(({ groupId }) => groupId)),
      graduates: studentsIn(leaving),
      blocked: plan.blockGraduates ? await blockGraduates(deed, batchId, leaving) : 0,
      lessons: await lessonsIn(tx, plan.year, leaving),
    },
  };
}
