import { writeFile } from 'node:fs/promises';
import { DAY, recordElsewhere } from '../support/headman.ts';
import { expect, test } from '../support/test.ts';
import type { World } from '../support/world.ts';
import { type FailingServer, failingServer } from './failing-server.ts';
import { semestr } from './semestr.ts';
import { TerminalWindow } from './terminal.ts';

/** Escape sequence of colours and weights, which must not occur with NO_COLOR. */
const STYLE = '\u001b[3';

const weekLine = (terminal: TerminalWindow): string => terminal.lines[1] ?? '';
const chosenLine = (terminal: TerminalWindow): string =>
  terminal.lines.find((line) => line.startsWith('›')) ?? '';

test.describe('schedule on a terminal', () => {
  test('screens: the schedule is navigated with arrow keys in 80 × 24, and keeps the last selected week', async ({
    world,
  }) => {
    const terminal = new TerminalWindow(['schedule', '428501'], { env: { SEMESTR_URL: world.url } });
    await terminal.expectText(/q leave/);
    expect(terminal.isTaken).toBe(true);
    expect(terminal.lines[0]).toContain('Group 428501');

    const first = chosenLine(terminal);
    terminal.press('down');
    await expect.poll(() => chosenLine(terminal)).not.toBe(first);
    terminal.press('up');
    await expect.poll(() => chosenLine(terminal)).toBe(first);

    // Keys that arrive together are processed in order, so the week is selected once the subgroup is set.
    const weekAfter = async (arrow: 'left' | 'right', subgroup: 1 | 2): Promise<string> => {
      terminal.press(arrow, arrow, arrow);
      terminal.type(String(subgroup));
      await terminal.expectText(new RegExp(`subgroup ${subgroup}`));
      return weekLine(terminal).split(' · subgroup')[0] ?? '';
    };
    const earliest = await weekAfter('left', 1);
    const week = await weekAfter('right', 2);
    expect(earliest).toMatch(/^week \d/);
    expect(week).not.toBe(earliest);
    terminal.resize(60, 16);
    await terminal.expectText(/q leave|q …|q$/m);

    terminal.type('q');
    expect(await terminal.exitCode).toBe(0);
    await terminal.expectRestored();
    await expect
      .poll(() => terminal.written.slice(terminal.written.lastIndexOf('\u001b[?1049l')))
      .toContain(week);
  });

  test('screens: the schedule marks the selection without colours', async ({ world }) => {
    const terminal = new TerminalWindow(['schedule', '428501'], {
      env: { SEMESTR_URL: world.url, NO_COLOR: '1' },
    });
    await terminal.expectText(/q leave/);
    expect(chosenLine(terminal)).toMatch(/^›.*\d\d:\d\d–\d\d:\d\d/);
    terminal.press('escape');
    expect(await terminal.exitCode).toBe(0);
    expect(terminal.written).not.toContain(STYLE);
  });

  for (const [how, stop] of [
    ['Ctrl-C', (terminal: TerminalWindow) => terminal.press('interrupt')],
    ['an end from outside', (terminal: TerminalWindow) => terminal.signal('SIGTERM')],
  ] as const)
    test(`screens: the schedule restores the terminal after ${how}`, async ({ world }) => {
      const terminal = new TerminalWindow(['schedule', '428501'], { env: { SEMESTR_URL: world.url } });
      await terminal.expectText(/q leave/);
      stop(terminal);
      await terminal.exitCode;
      await terminal.expectRestored();
    });

  test('screens: DEV=true in the environment does not make Ink look for developer tools', async ({
    world,
  }) => {
    const terminal = new TerminalWindow(['schedule', '428501'], {
      env: { SEMESTR_URL: world.url, DEV: 'true' },
    });
    await terminal.expectText(/q leave/);
    terminal.press('escape');
    expect(await terminal.exitCode).toBe(0);
    expect(terminal.written).not.toContain('development mode');
  });

  test('screens: the schedule is printed when the terminal cannot draw', async ({ world }) => {
    const terminal = new TerminalWindow(['schedule', '428501'], {
      env: { SEMESTR_URL: world.url, TERM: 'dumb' },
    });
    expect(await terminal.exitCode).toBe(0);
    // The exit of a program may be reported before its last output.
    await expect.poll(() => terminal.written).toContain('Group 428501');
    expect(terminal.written).not.toContain('\u001b[?1049h');
  });
});

test.describe('HDM roster on a terminal', () => {
  const signedIn = async (world: World, file: string, state: string) => {
    const headman = await world.person('headman');
    await writeFile(file, headman.password, { mode: 0o600 });
    const env = { SEMESTR_URL: world.url, XDG_STATE_HOME: state };
    expect((await semestr(['login', headman.username, '--password-file', file], env)).code).toBe(0);
    return { env, headman };
  };
  const open = async (env: Record<string, string>): Promise<TerminalWindow> => {
    const terminal = new TerminalWindow(['journal', 'roster', '--date', DAY], { env });
    await terminal.expectText(/Enter open/);
    terminal.press('enter');
    await terminal.expectText(/all present/);
    return terminal;
  };

  test('screens: the roster accepts digits, confirms before saving, and undoes it', async ({
    world,
  }, info) => {
    const { env } = await signedIn(world, info.outputPath('password'), info.outputPath('state'));
    const terminal = await open(env);
    terminal.type('*');
    terminal.type('2');
    await expect.poll(() => terminal.lines[3]).toMatch(/ 2( was 0)?$/);
    terminal.press('enter');
    await terminal.expectText(/Absent: 1 of \d+, hours: 2\. Save\?/);
    terminal.press('enter');
    await terminal.expectText(/The absences have been recorded\./);
    terminal.type('-');
    await terminal.expectText(/The saved changes have been undone/);
    await expect.poll(() => terminal.lines[3]).toMatch(/present$/);
    terminal.press('escape');
    await terminal.expectText(/Enter open/);
    terminal.type('q');
    expect(await terminal.exitCode).toBe(0);
    await terminal.expectRestored();
  });

  test('screens: the roster reports a conflict, keeps the input, and confirms before it is discarded', async ({
    world,
  }, info) => {
    const { env, headman } = await signedIn(world, info.outputPath('password'), info.outputPath('state'));
    const terminal = await open(env);
    terminal.type('*');
    terminal.type('2');
    const name = (terminal.lines[3] ?? '').slice(2).split('  ')[0] ?? '';
    await recordElsewhere(world, headman, '09:00', name, 1);
    terminal.press('enter');
    await terminal.expectText(/Save\?/);
    terminal.press('enter');
    await terminal.expectText(/Meanwhile the lesson was saved/);
    await expect.poll(() => terminal.lines[3]).toMatch(/ 2 was 1$/);
    terminal.press('escape');
    await terminal.expectText(/not saved/);
    terminal.type('q');
    await terminal.expectText(/1 lesson has not been saved/);
    terminal.type('q');
    expect(await terminal.exitCode).toBe(0);
  });
});

test.describe('request queue on a terminal', () => {
  test('screens: the request queue accepts, rejects with a reason, and reverts decisions where possible', async ({
    world,
  }, info) => {
    const [admin, student] = [await world.person('admin'), await world.person('student')];
    const file = info.outputPath('password');
    await writeFile(file, admin.password, { mode: 0o600 });
    for (const kind of ['certificates', 'topics'] as const) await world.request(student, kind);
    const env = { SEMESTR_URL: world.url };
    const who = [student.username, '--user', admin.username, '--password-file', file];
    const row = (terminal: TerminalWindow): string => terminal.lines[3] ?? '';

    const certificates = new TerminalWindow(['admin', 'desk', '--kind', 'certificates', ...who], { env });
    await certificates.expectText(/1 waiting for a decision/);
    await certificates.expectText(/average .*debts/);
    certificates.type('a');
    // The next number is prefilled.
    await certificates.expectText(/ready, number: \d+▏/);
    certificates.type('no number');
    certificates.press('enter');
    await certificates.expectText(/Invalid value/);
    certificates.type('\u007f'.repeat('no number'.length));
    certificates.press('enter');
    // The day is prefilled.
    await certificates.expectText(/date of issue: \d\d\.\d\d\.\d{4}/);
    certificates.press('enter');
    await expect.poll(() => row(certificates)).toMatch(/ready$/);
    certificates.type('u');
    await certificates.expectText(/is waiting for a decision again/);
    await certificates.expectText(/1 waiting for a decision/);
    certificates.type('q');
    expect(await certificates.exitCode).toBe(0);
    await certificates.expectRestored();

    const topics = new TerminalWindow(['admin', 'desk', '--kind', 'topics', ...who], { env });
    await topics.expectText(/1 waiting for a decision/);
    topics.type('r');
    await topics.expectText(/reason of the rejection/);
    topics.type('Тема занята');
    topics.press('enter');
    await expect.poll(() => row(topics)).toMatch(/rejected$/);
    await topics.expectText(/0 waiting for a decision/);
    topics.type('q');
    expect(await topics.exitCode).toBe(0);

    const listed = await semestr(['admin', 'requests', '--state', 'decided', '--json', ...who], env);
    expect(JSON.parse(listed.stdout)).toMatchObject([{ kind: 'topics', rejectionReason: 'Тема занята' }]);
  });
});

test.describe('server that fails in the meantime', () => {
  let failing: FailingServer;
  test.beforeEach(async ({ world }) => {
    failing = await failingServer(world.url);
  });
  test.afterEach(() => failing.close());

  test('screens: the request queue reports failed loads and saves, and resumes when the server is back', async ({
    world,
  }, info) => {
    const [admin, student] = [await world.person('admin'), await world.person('student')];
    const file = info.outputPath('password');
    await writeFile(file, admin.password, { mode: 0o600 });
    await world.request(student, 'topics');
    failing.fail((line) => line.includes('/situation') || line.startsWith('PUT'));
    const terminal = new TerminalWindow(
      ['admin', 'desk', student.username, '--user', admin.username, '--password-file', file],
      { env: { SEMESTR_URL: failing.url } },
    );
    await terminal.expectText(/1 waiting for a decision/);
    await terminal.expectText(/Failed to get data/);
    terminal.type('a');
    await terminal.expectText(/Could not store the record/);
    await terminal.expectText(/1 waiting for a decision/);
    failing.fail(() => false);
    terminal.type('j');
    await terminal.expectText(/average .*debts/);
    terminal.type('a');
    await terminal.expectText(/The student has been notified/);
    terminal.type('u');
    await terminal.expectText(/is waiting for a decision again/);
    terminal.type('q');
    expect(await terminal.exitCode).toBe(0);
  });

  test('screens: the roster keeps the input, even if a conflict fails to load', async ({ world }, info) => {
    const headman = await world.person('headman');
    const file = info.outputPath('password');
    await writeFile(file, headman.password, { mode: 0o600 });
    const terminal = new TerminalWindow(
      ['journal', 'roster', '--date', DAY, '--user', headman.username, '--password-file', file],
      { env: { SEMESTR_URL: failing.url } },
    );
    await terminal.expectText(/Enter open/);
    terminal.press('enter');
    await terminal.expectText(/all present/);
    terminal.type('*2');
    const name = (terminal.lines[3] ?? '').slice(2).split('  ')[0] ?? '';
    await recordElsewhere(world, headman, '09:00', name, 1);
    failing.fail((line) => line.includes('/by-date'));
    terminal.press('enter');
    await terminal.expectText(/Save\?/);
    terminal.press('enter');
    await terminal.expectText(/Failed|unavailable/);
    await expect.poll(() => terminal.lines[3]).toMatch(/ 2( was \d)?$/);
    failing.fail(() => false);
    terminal.press('enter');
    await terminal.expectText(/Save\?/);
    terminal.press('enter');
    await terminal.expectText(/Meanwhile the lesson was saved/);
    terminal.press('interrupt');
    await terminal.exitCode;
    await terminal.expectRestored();
  });
});
