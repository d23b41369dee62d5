import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { type Workspace, openWorkspace, reportOf } from '../../../test/folder.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { run } from '../../../test/run.fixture.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.close());

/** Creates a schedule of twenty lessons, `count` of them with an unreadable subgroup. */
const withUnreadable = (count: number, changes: object = {}) =>
  a.schedule({
    schedules: {
      Среда: Array.from({ length: 20 }, (_none, index) =>
        a.lesson({ subject: `П${index}`, numSubgroup: index < count ? 'первая' : 0 }),
      ),
    },
    ...changes,
  });

describe('schedule with too many unreadable lessons', () => {
  it('import losses: the schedule is not sent, the others are, and the exit code is 3', async () => {
    const other = { ...a.group, id: 24002, name: '428502' };
    await workspace.save({
      'schedule-428501.json': withUnreadable(20),
      'schedule-428502.json': a.schedule({ studentGroupDto: other }),
    });
    const { code, out, err } = await workspace.importFolder();
    expect(code).toBe(3);
    expect(workspace.sent('schedules')).toMatchObject([{ studentGroupDto: { name: '428502' } }]);
    expect(out).toContain(
      'schedule-428501.json  428501    20 of 20 lessons cannot be read; the stored ones stay unchanged',
    );
    expect(err).toContain('1 schedule would lose too many lessons');
    expect(err).toContain('--accept-losses');
  });

  it('import losses: the schedule is reported in a dry run too', async () => {
    await workspace.save({ 'schedule-428501.json': withUnreadable(3) });
    const { code, out } = await run(['import', '--from', workspace.folder, '--dry-run']);
    expect(code).toBe(3);
    expect(out).toContain('3 of 20 lessons cannot be read');
  });

  it('import losses: a tenth of the lessons may be unreadable', async () => {
    await workspace.save({ 'schedule-428501.json': withUnreadable(2) });
    expect((await workspace.importFolder()).code).toBe(0);
    expect(workspace.sent('schedules')).toMatchObject([{ schedules: { Среда: { length: 18 } } }]);
  });

  it('import losses: readable lessons are sent when losses are accepted', async () => {
    await workspace.save({ 'schedule-428501.json': withUnreadable(19) });
    const { code } = await workspace.importFolder(['--accept-losses']);
    expect(code).toBe(0);
    expect(workspace.stub.requests.map(({ line }) => line)).toContain(
      'POST /admin/import/schedules?accept-losses=true',
    );
  });

  it('import losses: lessons on unknown days count, announcements do not', async () => {
    const notice = a.lesson({ announcement: true, numSubgroup: 'первая' });
    await workspace.save({
      'schedule-428501.json': a.schedule({ schedules: { Среда: [a.lesson(), notice] } }),
      'schedule-428502.json': a.schedule({
        studentGroupDto: { ...a.group, id: 24002, name: '428502' },
        schedules: { Wednesday: [a.lesson()], Среда: [a.lesson()] },
      }),
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips.filter(({ kind }) => kind === 'schedules')).toMatchObject([
      { source: 'schedule-428502.json', reason: expect.stringContaining('1 of 2 lessons') as string },
    ]);
  });
});

describe('schedule that the server rejects because too many stored lessons would be removed', () => {
  it('import losses: a schedule that the server rejects is reported with its numbers and exit code 3', async () => {
    await workspace.close();
    workspace = await openWorkspace({
      'POST /admin/import/schedules': ok({
        stored: 1,
        unchanged: 0,
        skipped: [],
        refused: [{ index: 0, before: 60, after: 4 }],
        notes: [],
        lessons: [{ index: 1, added: 2, changed: 1, removed: 3 }],
      }),
    });
    await workspace.save({
      'schedule-428501.json': a.schedule(),
      'schedule-428502.json': a.schedule({ studentGroupDto: { ...a.group, id: 24002, name: '428502' } }),
    });
    const { code, out } = await workspace.importFolder();
    expect(code).toBe(3);
    expect(out).toContain('server: 4 of 60 stored lessons would be left; they stay unchanged');
    expect(out).toContain('Lessons: 2 added, 1 changed, 3 removed');
    expect(out).toMatch(/schedule-428502\.json {2}428502 +2 +1 +3/);
    const report = reportOf(await workspace.importFolder(['--json']));
    expect(report.lessons).toEqual([
      { source: 'schedule-428502.json', record: '428502', added: 2, changed: 1, removed: 3 },
    ]);
  });
});
