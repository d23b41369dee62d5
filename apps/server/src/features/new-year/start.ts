import type { Plan, PlanFault, YearCounts } from '@semestr/api/new-year';
import { localDate } from '@semestr/core/dates';
import { and, asc, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockNumbers } from '../../db/numbers.ts';
import { batches } from '../../db/tables/batches.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { addAllToBatch, startBatch } from '../../records/batches.ts';
import { createRecord, type ChangeContext, updateRecord } from '../../records/changes.ts';
import { groupResource } from '../groups/resource.ts';
import { blockGraduates, graduate } from './graduates.ts';
import { loadYearChanges } from './year-changes.ts';
import { type GroupBefore, groupsOfYear } from './groups-of-year.ts';
import { planFaults } from './plan-faults.ts';

/** Result of a start of a year. */
export interface StartedYear {
  batchId: number;
  counts: YearCounts;
}

const idsOf = async (tx: Database, table: typeof faculties | typeof specialities) =>
  new Set((await tx.select({ id: table.id }).from(table)).map(({ id }) => id));

/** Loads the current groups, and locks those of the plan until the transaction ends. */
async function lockedGroups(tx: Database, plan: Plan): Promise<ReadonlyMap<number, GroupBefore>> {
  // Serialises starts of a year: the second of two concurrent requests sees the changes of the first.
  await lockNumbers(tx, batches);
  const ids = [...plan.moves, ...plan.graduates].map(({ groupId }) => groupId);
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, ids))
    .orderBy(asc(groups.id))
    .for('update');
  const all = await groupsOfYear(tx, await loadYearChanges(tx, plan.year));
  return new Map(all.map((group) => [group.id, group]));
}

/** Counts the lessons of groups in a year. */
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
 * Applies a plan in the transaction of the action, as one batch: moves groups, archives them, creates new ones, and
 * issues the order by which the students of archived groups graduate. When any row cannot be applied, returns the
 * faults and changes nothing.
 */
export async function start(context: ChangeContext, plan: Plan): Promise<StartedYear | readonly PlanFault[]> {
  const { tx, now, caller } = context;
  const groupsById = await lockedGroups(tx, plan);
  const faults = planFaults(plan, {
    today: localDate(now),
    groups: groupsById,
    facultyIds: await idsOf(tx, faculties),
    specialityIds: await idsOf(tx, specialities),
  });
  if (faults.length > 0) return faults;

  const { config } = groupResource;
  const batchId = await startBatch(tx, {
    kind: 'new-year',
    userId: caller.adminId ?? caller.userId,
    createdAt: now,
  });
  let position = 0;
  const noteAll = async (changes: readonly { auditId: number }[]): Promise<void> => {
    const auditIds = changes.map(({ auditId }) => auditId);
    await addAllToBatch(tx, batchId, position + 1, auditIds);
    position += auditIds.length;
  };
  const note = (change: { auditId: number }): Promise<void> => noteAll([change]);
  for (const { groupId, course } of plan.moves)
    await note(await updateRecord(context, config, groupId, () => ({ course })));
  for (const { groupId } of plan.graduates)
    await note(await updateRecord(context, config, groupId, () => ({ isArchived: true })));
  for (const group of plan.newGroups)
    await note(await createRecord(context, config, { ...group, size: 0, calendarId: null, curatorId: null }));

  const leaving = plan.graduates.map(({ groupId }) => groupId);
  await noteAll(await graduate(context, leaving, plan.order ?? null));
  const studentsIn = (ids: readonly number[]): number =>
    ids.reduce((sum, id) => sum + (groupsById.get(id)?.students ?? 0), 0);
  return {
    batchId,
    counts: {
      moved: plan.moves.length,
      graduated: plan.graduates.length,
      made: plan.newGroups.length,
      movedStudents: studentsIn(plan.moves.map(({ groupId }) => groupId)),
      graduates: studentsIn(leaving),
      blocked: plan.blockGraduates ? await blockGraduates(context, batchId, leaving) : 0,
      lessons: await lessonsIn(tx, plan.year, leaving),
    },
  };
}
