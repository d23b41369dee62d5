import * as calls from '@semestr/api/disciplines';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();
const [group] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
const faculty = String(group?.facultyId);
const speciality = String(group?.specialityId);

const list = (query: Parameters<typeof visitor.call<typeof calls.list>>[1]['query']) =>
  visitor.call(calls.list, { query });

describe('options of a faculty', () => {
  it('disciplines: specialities of a faculty have code, degree and form, whatever entry year older clients send', async () => {
    const found = await visitor.call(calls.specialities, { query: { facultyId: faculty } });
    expect(found.map(({ id }) => String(id))).toContain(speciality);
    for (const { text } of found)
      expect(text).toMatch(
        /^\((6-05-\d{4}-\d\d\) \S+ \(1|7-06-\d{4}-\d\d\) \S+ \(2) ступень (дневная|заочная)\)$/,
      );
    const older = { facultyId: faculty, entryYear: '2024' };
    expect(await visitor.call(calls.specialities, { query: older })).toEqual(found);
  });

  it('disciplines: courses of a speciality are listed, the first ones with a plan for students from abroad', async () => {
    const query = { facultyId: faculty, specialityId: speciality };
    expect(await visitor.call(calls.courses, { query })).toEqual([
      { course: 1, hasForeignPlan: true, hasStudents: true },
      { course: 2, hasForeignPlan: true, hasStudents: true },
      { course: 3, hasForeignPlan: false, hasStudents: true },
      { course: 4, hasForeignPlan: false, hasStudents: true },
    ]);
  });

  it('disciplines: an unknown faculty or speciality returns empty lists', async () => {
    expect(await visitor.call(calls.specialities, { query: { facultyId: '7' } })).toEqual([]);
    expect(await visitor.call(calls.courses, { query: { specialityId: '7' } })).toEqual([]);
  });
});

describe('disciplines of a course', () => {
  it('disciplines: are listed once each, the most hours first', async () => {
    const found = await list({ id: speciality, course: '2', isForeign: 'false' });
    expect(found.length).toBeGreaterThan(12);
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    expect(found.map(({ hours }) => hours)).toEqual(
      found.map(({ hours }) => hours).toSorted((a, b) => b - a),
    );
  });

  it('disciplines: are limited to one semester when a term is given', async () => {
    const whole = await list({ id: speciality, course: '2' });
    const [autumn, spring] = await Promise.all(
      ['3', '4'].map((term) => list({ id: speciality, course: '2', term })),
    );
    const names = [...(autumn ?? []), ...(spring ?? [])].map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(whole.map(({ name }) => name)));
    expect(autumn?.map(({ name }) => name)).toContain('Объектно-ориентированное программирование');
    expect(spring?.map(({ name }) => name)).not.toContain('Объектно-ориентированное программирование');
  });

  it('disciplines: are found by the year of entry that older clients send', async () => {
    expect(await list({ id: speciality, year: '2025' })).toEqual(await list({ id: speciality, course: '2' }));
  });

  it('disciplines: include assessment, semesters and credits on request', async () => {
    const query = { id: speciality, course: '2' };
    const found = await list({ ...query, details: 'true' });
    expect(found.map(({ name, hours }) => ({ name, hours }))).toEqual(await list(query));
    const stored = await server.db
      .select()
      .from(disciplines)
      .where(
        and(
          eq(disciplines.specialityId, Number(speciality)),
          inArray(disciplines.semester, [3, 4]),
          eq(disciplines.isForeign, false),
        ),
      );
    for (const one of found) {
      const lines = stored.filter(({ name }) => name === one.name);
      expect(one.hours).toBe(lines.reduce((sum, { hours }) => sum + hours, 0));
      expect(one.semesters).toEqual([3, 4].filter((each) => lines.some(({ semester }) => semester === each)));
      expect(new Set(one.controls)).toEqual(new Set(lines.map(({ control }) => control)));
      const credits = lines.flatMap((line) => line.credits ?? []);
      expect(one.credits).toBe(credits.length > 0 ? credits.reduce((sum, each) => sum + each, 0) : null);
    }
    expect(found.some(({ controls = [] }) => controls.includes('Курс. работа'))).toBe(true);
    expect(found.some(({ credits }) => credits === null)).toBe(true);
  });

  it('disciplines: differ for students from abroad, and are empty without such a plan', async () => {
    const ours = await list({ id: speciality, course: '1' });
    const theirs = await list({ id: speciality, course: '1', isForeign: 'true' });
    expect(theirs.map(({ name }) => name)).toContain('Русский язык как иностранный');
    expect(ours.map(({ name }) => name)).not.toContain('Русский язык как иностранный');
    expect(await list({ id: speciality, course: '4', isForeign: 'true' })).toEqual([]);
  });
});
