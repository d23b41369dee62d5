import * as calls from '@semestr/api/new-year';
import { resources } from '@semestr/api/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { batches } from '../../db/tables/batches.ts';
import { meta } from '../../db/tables/meta.ts';
import { users } from '../../db/tables/users.ts';
import { atNewYear, noPlan, planOf, SEPTEMBER } from '../../../test/new-year.ts';

const { server, admin, read, stored, check, apply, comes, courses, refusal } = atNewYear();

describe('dry run', () => {
  it('new year dry run: reports the changes and stores nothing', async () => {
    const blocked = () => server().db.$count(users, eq(users.block, 'for-good'));
    const [before, blockedBefore] = [await stored(), await blocked()];
    const found = await read();
    const plan = { ...planOf(found), blockGraduates: true };
    const { faults, counts } = await check(plan);
    expect(faults).toEqual([]);
    const studying = (outcome: string) =>
      found.groups
        .filter((group) => group.outcome === outcome)
        .reduce((sum, group) => sum + group.students, 0);
    expect(counts).toMatchObject({
      moved: plan.moves.length,
      graduated: plan.graduates.length,
      made: plan.newGroups.length,
      movedStudents: studying('moves'),
      graduates: studying('graduates'),
      blocked: studying('graduates'),
    });
    expect(await stored()).toEqual(before);
    expect(await server().db.$count(batches)).toBe(0);
    expect(await blocked()).toBe(blockedBefore);
  });

  it('new year dry run: reports each row that cannot be applied', async () => {
    const { groups: allGroups, newGroups } = await read();
    const [first, second] = allGroups.filter(({ outcome }) => outcome === 'moves');
    const [place] = newGroups;
    if (!first || !second || !place) throw new Error('The demo has too few groups');
    const { facultyId, specialityId, degree } = place;
    const plan: calls.Plan = {
      ...noPlan,
      moves: [
        { groupId: first.id, version: first.version + 1, course: 3 },
        { groupId: second.id, version: second.version, course: second.course ?? 0 },
        { groupId: 99_999, version: 1, course: 2 },
      ],
      graduates: [{ groupId: second.id, version: second.version }],
      newGroups: [
        { name: ' ', facultyId, specialityId, degree, course: 1 },
        { name: '428501', facultyId, specialityId, degree, course: 1 },
        { name: 'НГ-1', facultyId: 99_999, specialityId, degree, course: 1 },
        { name: 'НГ-1', facultyId, specialityId: 99_999, degree, course: 1 },
      ],
    };
    const faults = [
      { field: 'moves.0.groupId', reason: 'stale' },
      { field: 'moves.1.course', reason: 'same' },
      { field: 'moves.2.groupId', reason: 'unknown' },
      { field: 'graduates.0.groupId', reason: 'twice' },
      { field: 'newGroups.0.name', reason: 'required' },
      { field: 'newGroups.1.name', reason: 'taken' },
      { field: 'newGroups.2.facultyId', reason: 'unknown' },
      { field: 'newGroups.3.name', reason: 'taken' },
      { field: 'newGroups.3.specialityId', reason: 'unknown' },
    ];
    expect((await check(plan)).faults).toEqual(faults);
    expect(await refusal(plan)).toEqual(faults);
    expect((await check(noPlan)).faults).toEqual([{ field: 'moves', reason: 'required' }]);
    expect((await check({ ...plan, year: 2026 })).faults).toEqual([{ field: 'year', reason: 'year' }]);
  });

  it('new year dry run: rejects moving groups before 1 September, but allows new groups', async () => {
    await comes('2027-08-31T10:00:00Z');
    const plan = planOf(await read());
    const { faults } = await check(plan);
    expect(new Set(faults.map(({ reason }) => reason))).toEqual(new Set(['early']));
    expect(faults).toHaveLength(plan.moves.length);
    expect((await check({ ...plan, moves: [] })).faults).toEqual([]);
  });
});

describe('start of a year', () => {
  it('new year: applies the whole plan and shows it as completed', async () => {
    const version = async () => (await server().db.select().from(meta))[0]?.dataVersion;
    const [before, coursesBefore] = [await version(), await courses()];
    const plan = planOf(await read());
    const { batchId, counts } = await apply(plan);
    expect(counts.moved).toBe(plan.moves.length);
    expect(await version()).toBe((before ?? 0) + 1);
    const after = await courses();
    const nextOf = new Map(plan.moves.map(({ groupId, course }) => [groupId, course]));
    const leaving = new Set(plan.graduates.map(({ groupId }) => groupId));
    expect(after.slice(0, coursesBefore.length)).toEqual(
      coursesBefore.map((group) => ({
        ...group,
        course: nextOf.get(group.id) ?? group.course,
        archivedAt: leaving.has(group.id) ? new Date(SEPTEMBER) : null,
      })),
    );
    expect(after.slice(coursesBefore.length).map(({ name, course }) => [name, course])).toEqual(
      plan.newGroups.map(({ name }) => [name, 1]),
    );
    const found = await read();
    expect(found.steps).toMatchObject({ groups: 'done', graduates: 'done', newGroups: 'done' });
    expect(found.groups.every(({ outcome }) => outcome === 'moved')).toBe(true);
    expect(found.graduated).toHaveLength(plan.graduates.length);
    expect(found.made).toHaveLength(plan.newGroups.length);
    expect(found.newGroups).toEqual([]);
    expect(found.batches).toMatchObject([
      { id: batchId, moved: plan.moves.length, made: plan.newGroups.length, isUndone: false },
    ]);
  });

  it('new year: is not applied twice, even with groups that were loaded again', async () => {
    const plan = planOf(await read());
    const [moved] = plan.moves;
    const [archived] = plan.graduates;
    if (!moved || !archived) throw new Error('The demo has too few groups');
    await apply({ ...noPlan, moves: [moved], graduates: [archived] });
    const again = { ...moved, version: moved.version + 1, course: moved.course + 1 };
    const twice = { ...archived, version: archived.version + 1 };
    expect(await refusal({ ...plan, moves: [again], graduates: [twice], newGroups: [] })).toEqual([
      { field: 'moves.0.groupId', reason: 'done' },
      { field: 'graduates.0.groupId', reason: 'done' },
    ]);
    // The groups that were left out can still be moved.
    const rest = planOf(await read());
    expect(rest.moves).toHaveLength(plan.moves.length - 1);
    await apply(rest);
    expect((await read()).batches).toHaveLength(2);
  });

  it('new year: only one of two concurrent requests is applied', async () => {
    const plan = planOf(await read());
    const other = await server().client('admin');
    const outcomes = await Promise.allSettled([apply(plan), other.call(calls.apply, { body: plan })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read()).batches).toHaveLength(1);
  });

  it('new year: changes nothing when a group has been changed since', async () => {
    const plan = planOf(await read());
    const { groupId } = plan.moves[2] ?? { groupId: 0 };
    const group = await admin().call(resources.groups.one, { params: { id: String(groupId) } });
    await admin().call(resources.groups.update, {
      params: { id: String(groupId) },
      body: { ...group, size: 7 },
    });
    const before = await stored();
    expect(await refusal(plan)).toEqual([{ field: 'moves.2.groupId', reason: 'stale' }]);
    expect(await stored()).toEqual(before);
    expect(await server().db.$count(batches)).toBe(0);
  });

  it('new year: the following year begins with every step to do', async () => {
    await apply(planOf(await read()));
    await comes('2028-09-01T06:00:00Z');
    const found = await read();
    expect(found).toMatchObject({ year: 2028, batches: [], steps: { groups: 'to-do', newGroups: 'to-do' } });
    expect(found.groups.find(({ name }) => name === '428501')).toMatchObject({ course: 3, next: 4 });
    expect(found.newGroups.every(({ name, after }) => name.startsWith('7') && after.startsWith('6'))).toBe(
      true,
    );
  });
});
