import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const preview = 'POST /admin/invitations/preview';
const send = 'POST /admin/invitations';
const slips = 'POST /admin/invitations/slips';

const { ask, requests } = administratorServer({
  'GET /student-groups/filters?name=': ok([{ id: 100500, name: '428501', specialityAbbrev: 'РИС' }]),
  'GET /faculties': ok([{ id: 7, name: 'Факультет информационных систем', abbrev: 'ФИС' }]),
  [preview]: ok({
    people: 25,
    invited: 2,
    byEmail: 20,
    bySms: 0,
    withoutAccount: 3,
    gateways: { email: true, sms: false },
  }),
  'POST /admin/users/for-employees': ok({ created: 3, left: 0 }),
  [send]: ok({ sent: 20, unreached: 5, left: 0 }),
  [slips]: {
    ...ok('%PDF'),
    headers: { 'content-disposition': 'attachment; filename="invitations.pdf"' },
  },
});

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'semestr-invite-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const invite = (...argv: string[]) => ask(['invite', ...argv], { cwd });
const bodyOf = (line: string): unknown => requests().findLast((request) => request.line === line)?.body;

describe('semestr admin invite', () => {
  it('invitations: invites students selected by names by e-mail, and counts those without an address', async () => {
    const { code, err } = await invite('--course', '1', '--faculty', 'фис', '--email', '--yes');
    expect({ code, err }).toEqual({
      code: 0,
      err: [
        '25 people without a password or an invitation.',
        '20 have an e-mail address.',
        '20 invitations queued.',
        '5 people have no address. Use --slips or --table for the others.',
        '',
      ].join('\n'),
    });
    const body = { role: 'student', groupId: null, course: 1, facultyId: 7, isAgain: false };
    expect(bodyOf(preview)).toEqual(body);
    expect(bodyOf(send)).toEqual({ ...body, way: 'email' });
  });

  it('invitations: can be saved as slips', async () => {
    const { code, err } = await invite('--group', '428501', '--slips', '--out', 'slips.pdf', '--yes');
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(await readFile(join(cwd, 'slips.pdf'), 'utf8')).toContain('%PDF');
    expect(bodyOf(slips)).toMatchObject({ role: 'student', groupId: 100500 });
  });

  it('invitations: a missing gateway is reported, and a dry run sends nothing', async () => {
    const before = requests().filter(({ line }) => line === send).length;
    const { code, err, out } = await invite('--employees', '--sms', '--dry-run');
    expect(code).toBe(0);
    expect(err).toContain('Text messages are not set up on the server.');
    expect(out).toContain('"path": "/api/v1/admin/invitations"');
    expect(requests().filter(({ line }) => line === send).length).toBe(before);
  });

  it('invitations: employees get accounts first when requested', async () => {
    const { code, err } = await invite('--employees', '--accounts', '--email', '--yes');
    expect(code).toBe(0);
    expect(err).toMatch(/^3 employees have no account and will get one\.\n[^]*\n3 accounts created\.\n/);
    expect(bodyOf('POST /admin/users/for-employees')).toEqual({});
  });

  it('invitations: the count is printed as JSON for programs', async () => {
    const { out } = await invite('--students', '--email', '--yes', '--json');
    expect(JSON.parse(out)).toEqual({ sent: 20, unreached: 5, left: 0 });
  });

  it.each([
    [['--students'], 'how: --email, --sms, --slips or --table'],
    [['--students', '--email', '--sms'], 'how: --email, --sms, --slips or --table'],
    [['--email'], 'whom: --students'],
    [['--students', '--employees', '--email'], 'whom: --students'],
    [['--students', '--accounts', '--email'], 'whom: --students'],
    [['--course', '12', '--email'], 'from 1 to 9'],
    [['--students', '--email'], '--yes'],
  ])('invitations: rejects %j', async (argv, sentence) => {
    const { code, err } = await invite(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
