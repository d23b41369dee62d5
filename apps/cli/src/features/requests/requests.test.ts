import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, runAdmin } from '../../../test/admin.fixture.ts';
import { type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run } from '../../../test/run.fixture.ts';

const request = (changes: object = {}) => ({
  kind: 'omissions',
  id: 1_000_203,
  version: 1,
  number: 'ПР-204',
  paperNumber: null,
  student: {
    id: 12,
    lastName: 'Новик',
    firstName: 'Мария',
    middleName: null,
    cardNumber: '42850003',
    groupName: '428501',
    course: 2,
    facultyAbbrev: 'ФП',
  },
  asked: {
    what: null,
    type: 'Справка врача',
    number: null,
    from: '2026-11-16',
    to: '2026-11-18',
    paper: null,
  },
  state: 'waiting',
  createdAt: '2026-11-19T21:30:00.000Z',
  decidedAt: null,
  rejectionReason: null,
  dueOn: '2026-11-24',
  ...changes,
});

let stub: Stub;
let answers: object;
const line = (filter: string, range = '[0,999]'): string =>
  `GET /admin/requests?filter=${filter}&range=${range}`;
beforeEach(async () => {
  answers = {
    items: [request(), request({ id: 1_000_204, number: 'ПР-205', dueOn: '2026-11-25' })],
    total: 30,
    counts: [
      { kind: 'omissions', count: 30, overdue: 1 },
      { kind: 'study', count: 0, overdue: 0 },
    ],
  };
  const reply = forAdmin(() => ({ body: answers }));
  stub = await stubProvider({
    ...adminServer(),
    [line('{}')]: reply,
    [line('{}', '[0,24]')]: reply,
    [line('{}', '[2,1001]')]: forAdmin({ body: { items: [request({ id: 7 })], total: 3, counts: [] } }),
    [line('{"q":"новик","kind":["omissions","study"],"state":"any","overdue":true}', '[25,49]')]: reply,
  });
});
afterEach(() => stub.close());

const ask = (...argv: readonly string[]): Promise<Run> => runAdmin(['requests', ...argv], { url: stub.url });

describe('semestr admin requests', () => {
  it('request queue: lists pending requests and marks overdue ones', async () => {
    const { code, out, err } = await ask('--page', '1');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "     id  No.     kind             student      group   request                               status               received          decide by   overdue  student asked  assignee
      1000203  ПР-204  absence request  Новик Мария  428501  Справка врача, 2026-11-16–2026-11-18  under consideration  2026-11-20 00:30  2026-11-24  overdue
      1000204  ПР-205  absence request  Новик Мария  428501  Справка врача, 2026-11-16–2026-11-18  under consideration  2026-11-20 00:30  2026-11-25
      "
    `);
    expect(err).toBe('By kind: absences 30\nPage 1 of 2, 30 rows in all. Other pages: --page NUMBER\n');
  });

  it('request queue: lists every request when there is no terminal', async () => {
    answers = { ...answers, total: 3 };
    const rows = JSON.parse((await ask('--json')).out) as unknown[];
    expect(rows).toHaveLength(3);
  });

  it('request queue: sends the filters', async () => {
    const kinds = ['--kind', 'omissions', '--kind', 'study'];
    const { code } = await ask('новик', ...kinds, '--overdue', '--state', 'any', '--page', '2');
    expect(code).toBe(0);
  });

  it('request queue: prints JSON and CSV too', async () => {
    const [first] = JSON.parse((await ask('--page', '1', '--json')).out) as unknown[];
    expect(first).toEqual(request());
    expect((await ask('--page', '1', '--csv')).out).toMatch(
      /^id,number,kind,student,group,what,state,came,due,overdue,asked,assignee\r\n/,
    );
  });

  it('request queue: reports that there are none', async () => {
    answers = { items: [], total: 0, counts: [] };
    expect(await ask()).toEqual({ code: 0, out: '', err: 'There are no requests.\n' });
  });

  it.each([
    [['--kind', 'certificate'], ', not certificate.'],
    [['--state', 'printed'], ', not printed.'],
  ])('request queue: rejects %j', async (argv, sentence) => {
    const { code, err } = await ask(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(stub.requests).toEqual([]);
  });
});

it('request queue: the screen requires a terminal, and names the commands for scripts', async () => {
  const { code, out, err } = await runAdmin(['desk'], { url: stub.url });
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('semestr admin requests');
});
