import * as imports from '@semestr/api/imports';
import * as schedule from '@semestr/api/schedule';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import {
  forgetImports,
  group,
  lesson,
  lessonGroup,
  ofEmployee,
  ofGroup,
} from '../../../test/import-answers.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterEach(() => forgetImports(server, admin));
afterAll(() => server.close());

const send = (...body: schedule.Schedule[]) => admin.call(imports.schedules, { body });
const stored = { stored: 1, unchanged: 0, skipped: [] };
const unchanged = { stored: 0, unchanged: 1, skipped: [] };
const told = (studentGroup = '910101') => admin.call(schedule.ofGroup, { query: { studentGroup } });
const toldOf = (urlId = 'p-primerov') => admin.call(schedule.ofEmployee, { params: { urlId } });
const status = async (path: string) => (await server.fetch(`/api/v1/${path}`)).status;

describe('the schedule of an educator', () => {
  it('is told with all groups of a stream, as far as they are known', async () => {
    await admin.call(imports.groups, { body: [group(), group({ id: 24_002, name: '910102' })] });
    const came = ofEmployee(['910101', '910102', 'unknown']);
    expect([await send(came), await send(came)]).toEqual([stored, unchanged]);
    const [own] = (await toldOf()).schedules?.['Понедельник'] ?? [];
    expect(own?.studentGroups.map(({ name }) => name)).toEqual(['910101', '910102']);
    expect((await toldOf()).employeeDto).toMatchObject({
      degree: 'кандидат технических наук',
      email: 'p.primerov@example.by',
    });
    // What an educator's schedule tells of a group is not that group's schedule.
    expect(await status('schedule?studentGroup=910101')).toBe(404);
  });

  it.each(['group first', 'educator first'])(
    'fills only groups without a schedule of their own: %s',
    async (order) => {
      await admin.call(imports.groups, { body: [group(), group({ id: 24_002, name: '910102' })] });
      const own = ofGroup({ schedules: { Понедельник: [lesson()] } });
      const tuesday = lesson({ employees: null, studentGroups: [lessonGroup('910102')] });
      const theirs = ofEmployee(['910101'], {
        schedules: { Понедельник: [lesson({ employees: null })], Вторник: [tuesday] },
      });
      for (const one of order === 'group first' ? [own, theirs] : [theirs, own]) await send(one);
      const { schedules } = await toldOf();
      expect(schedules).toEqual({
        Понедельник: [{ ...lesson(), employees: null }],
        Вторник: [{ ...tuesday, studentGroups: [expect.objectContaining({ name: '910102' })] }],
      });
      expect((await told()).schedules).toEqual({ Понедельник: [lesson()] });
      expect([await send(own), await send(theirs)]).toEqual([unchanged, unchanged]);
      expect((await toldOf()).schedules).toEqual(schedules);
    },
  );

  it('whose lesson is for a published group and another is told once', async () => {
    await admin.call(imports.groups, { body: [group({ id: 24_002, name: '910102' })] });
    await send(ofGroup(), ofEmployee(['910101', '910102']));
    const rows = (await toldOf()).schedules?.['Понедельник'] ?? [];
    expect(rows.map(({ studentGroups }) => studentGroups.map(({ name }) => name).toSorted())).toEqual([
      ['910101', '910102'],
    ]);
  });
});
