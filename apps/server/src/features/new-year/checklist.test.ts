import { resources } from '@semestr/api/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { atNewYear, YEAR } from '../../../test/new-year.ts';

const { server, admin, read, comes } = atNewYear();

describe('checklist', () => {
  it('new year checklist: proposes changes from the data', async () => {
    const found = await read();
    expect(found).toMatchObject({ year: YEAR, stage: 'start', batches: [] });
    expect(found.steps).toMatchObject({ groups: 'to-do', graduates: 'to-do', newGroups: 'to-do' });
    const second = found.groups.find(({ name }) => name === '428501');
    expect(second).toMatchObject({ course: 2, outcome: 'moves', next: 3 });
    const outcomes = found.groups.map(({ degree, course, outcome }) => `${degree} ${course} ${outcome}`);
    expect([...new Set(outcomes)].toSorted()).toEqual([
      '1 1 moves',
      '1 2 moves',
      '1 3 moves',
      '1 4 graduates',
      // A master's plan has two semesters.
      '2 1 graduates',
    ]);
    expect(found.newGroups.map(({ after, name }) => [after, name])).toEqual(
      found.groups.filter(({ course }) => course === 1).map(({ name }) => [name, `6${name.slice(1)}`]),
    );
    expect(found.newGroups.every(({ after }) => after.startsWith('5'))).toBe(true);
  });

  it('new year checklist: reports groups without a course, and a course with only one group', async () => {
    await server().db.update(groups).set({ course: null }).where(eq(groups.name, '428501'));
    await server().db.update(groups).set({ course: 5 }).where(eq(groups.name, '428502'));
    const of = async (name: string) => (await read()).groups.find((group) => group.name === name);
    expect(await of('428501')).toMatchObject({ outcome: 'unknown', next: null });
    expect(await of('428502')).toMatchObject({ outcome: 'graduates' });
    const fourth = (await read()).groups.find(({ name }) => name.startsWith('2285'));
    expect(fourth).toMatchObject({ course: 4, outcome: 'moves', next: 5 });
  });

  it('new year checklist: requests terms and Radunitsa until they exist', async () => {
    // The demo has only the terms of its own year.
    const before = await read();
    expect(before.terms.map(({ term, id }) => [term, id])).toEqual([
      ['2027-autumn', null],
      ['2027-spring', null],
    ]);
    expect(before.radunitsa).toEqual({ date: '2028-04-25', id: null, everyYearId: expect.any(Number) });
    expect(before.steps).toMatchObject({ terms: 'to-do', holidays: 'to-do' });
    for (const { term, start, end } of before.terms)
      await admin().call(resources.terms.create, { body: { term, start, end } });
    await admin().call(resources.holidays.create, {
      body: { day: 25, month: 4, year: 2028, name: 'Радуница' },
    });
    expect((await read()).steps).toMatchObject({ terms: 'done', holidays: 'done' });
  });

  it('new year checklist: prepares the coming year from June on; steps of a running year are unclear', async () => {
    await comes('2027-05-31T10:00:00Z');
    expect(await read()).toMatchObject({ year: 2026, stage: 'running', steps: { groups: 'unclear' } });
    await comes('2027-06-01T10:00:00Z');
    expect(await read()).toMatchObject({ year: 2027, stage: 'ahead', steps: { groups: 'to-do' } });
  });
});
