import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { type Desk, openDesk, reportOf } from '../../../test/folder.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { run } from '../../../test/run.fixture.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

/** A schedule of twenty lessons, of which so many have a subgroup that nobody can read. */
const withUnreadable = (count: number, changes: object = {}) =>
  a.schedule({
    schedules: {
      Среда: Array.from({ length: 20 }, (_none, index) =>
        a.lesson({ subject: `П${index}`, numSubgroup: index < count ? 'первая' : 0 }),
      ),
    },
    ...changes,
  });

describe('a schedule of which too many lessons cannot be read', () => {
  it('is not sent; the others are, and the exit code tells', async () => {
    const other = { ...a.group, id: 24002, name: '428502' };
    await desk.save({
      'schedule-428501.json': withUnreadable(20),
      'schedule-428502.json': a.schedule({ studentGroupDto: other }),
    });
    const { code, out, err } = await desk.importFolder();
    expect(code).toBe(3);
    expect(desk.sent('schedules')).toMatchObject([{ studentGroupDto: { name: '428502' } }]);
    expect(out).toContain(
      'schedule-428501.json  428501    20 of 20 lessons cannot be read; what is stored stays as it is',
    );
    expect(err).toContain('1 schedule would have lost too many lessons');
    expect(err).toContain('--accept-losses');
  });

  it('tells so in a dry run too', async () => {
    await desk.save({ 'schedule-428501.json': withUnreadable(3) });
    const { code, out } = await run(['import', '--from', desk.folder, '--dry-run']);
    expect(code).toBe(3);
    expect(out).toContain('3 of 20 lessons cannot be read');
  });

  it('may miss a tenth', async () => {
    await desk.save({ 'schedule-428501.json': withUnreadable(2) });
    expect((await desk.importFolder()).code).toBe(0);
    expect(desk.sent('schedules')).toMatchObject([{ schedules: { Среда: { length: 18 } } }]);
  });

  it('is sent with what it has for who accepts losses', async () => {
    await desk.save({ 'schedule-428501.json': withUnreadable(19) });
    const { code } = await desk.importFolder(['--accept-losses']);
    expect(code).toBe(0);
    expect(desk.stub.requests.map(({ line }) => line)).toContain(
      'POST /admin/import/schedules?accept-losses=true',
    );
  });

  it('counts lessons on days that nobody knows, and no announcements', async () => {
    const notice = a.lesson({ announcement: true, numSubgroup: 'первая' });
    await desk.save({
      'schedule-428501.json': a.schedule({ schedules: { Среда: [a.lesson(), notice] } }),
      'schedule-428502.json': a.schedule({
        studentGroupDto: { ...a.group, id: 24002, name: '428502' },
        schedules: { Wednesday: [a.lesson()], Среда: [a.lesson()] },
      }),
    });
    const { skips } = reportOf(await desk.importFolder(['--json']));
    expect(skips.filter(({ kind }) => kind === 'schedules')).toMatchObject([
      { source: 'schedule-428502.json', reason: expect.stringContaining('1 of 2 lessons') as string },
    ]);
  });
});

describe('a schedule that the server refuses because too many stored lessons would go', () => {
  it('is named with its numbers, and the exit code tells', async () => {
    await desk.close();
    desk = await openDesk({
      'POST /admin/import/schedules': ok({
        stored: 1,
        unchanged: 0,
        skipped: [],
        refused: [{ index: 0, before: 60, after: 4 }],
        notes: [],
        lessons: [{ index: 1, added: 2, changed: 1, removed: 3 }],
      }),
    });
    await desk.save({
      'schedule-428501.json': a.schedule(),
      'schedule-428502.json': a.schedule({ studentGroupDto: { ...a.group, id: 24002, name: '428502' } }),
    });
    const { code, out } = await desk.importFolder();
    expect(code).toBe(3);
    expect(out).toContain('server: of 60 stored lessons 4 would be left; they stay as they are');
    expect(out).toContain('Lessons: 2 added, 1 changed, 3 removed');
    expect(out).toMatch(/schedule-428502\.json {2}428502 +2 +1 +3/);
    const report = reportOf(await desk.importFolder(['--json']));
    expect(report.lessons).toEqual([
      { source: 'schedule-428502.json', record: '428502', added: 2, changed: 1, removed: 3 },
    ]);
  });
});
