import { resources } from '@semestr/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { findMismatches } from '../../../test/enrolments.ts';
import { atNewYear, planOf } from '../../../test/new-year.ts';

const { server, admin, read, apply, undo, courses } = atNewYear();

describe('undo', () => {
  it('new year undo: reverts everything while nothing was changed', async () => {
    const before = await courses();
    const { batchId, counts } = await apply(planOf(await read()));
    server().clock.forward(1);
    expect(await findMismatches(server().db)).toEqual([]);
    const { moved, graduated, made } = counts;
    expect(await undo(batchId)).toEqual({ undone: moved + graduated + made, left: [], unblocked: 0 });
    expect(await courses()).toEqual(before);
    expect(await findMismatches(server().db)).toEqual([]);
    const found = await read();
    expect(found.steps).toMatchObject({ groups: 'to-do', graduates: 'to-do', newGroups: 'to-do' });
    expect(found.batches).toMatchObject([{ id: batchId, isUndone: true }]);
    await expect(undo(batchId)).rejects.toMatchObject({ status: 409 });
    await expect(undo(batchId + 1)).rejects.toMatchObject({ status: 404 });
    // The plan can be applied again.
    await apply(planOf(found));
  });

  it('new year undo: skips groups that were changed or used since', async () => {
    const { batchId, counts } = await apply(planOf(await read()));
    const { groups: allGroups, made } = await read();
    const changed = allGroups.find(({ name }) => name === '428501');
    const [used] = made;
    if (!changed || !used) throw new Error('The demo has too few groups');
    const group = await admin().call(resources.groups.one, { params: { id: String(changed.id) } });
    await admin().call(resources.groups.update, {
      params: { id: String(changed.id) },
      body: { ...group, course: 4 },
    });
    const [newcomer] = await server().db.select().from(students).limit(1);
    await server()
      .db.update(students)
      .set({ groupId: used.id })
      .where(eq(students.id, newcomer?.id ?? 0));
    const { undone, left } = await undo(batchId);
    expect(left).toEqual([
      { groupId: changed.id, name: '428501' },
      { groupId: used.id, name: used.name },
    ]);
    expect(undone).toBe(counts.moved + counts.graduated + counts.made - 2);
    const rows = await server()
      .db.select()
      .from(groups)
      .where(inArray(groups.id, [changed.id, used.id]))
      .orderBy(groups.course);
    expect(rows).toMatchObject([{ course: 1 }, { name: '428501', course: 4 }]);
  });

  it('new year undo: reverting the change of a single group makes the group pending again', async () => {
    const plan = planOf(await read());
    await apply({ ...plan, graduates: [], newGroups: [], moves: plan.moves.slice(0, 1) });
    const query = { filter: '{"action":"groups.update"}', sort: '["id","DESC"]', range: '[0,0]' };
    const [entry] = await admin().call(resources.audit.list, { query });
    await admin().call(resources.audit.undo, { params: { id: String(entry?.id) } });
    expect((await read()).groups.every(({ outcome }) => outcome !== 'moved')).toBe(true);
  });
});
