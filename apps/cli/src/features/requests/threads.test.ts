import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const QUESTION = 'На справке нет печати.';
const events = [
  {
    id: 1,
    at: '2026-11-20T09:00:00.000Z',
    event: 'question',
    author: 'Ковалёва Елена Андреевна',
    text: QUESTION,
    uploadId: null,
    assignee: null,
  },
  {
    id: 2,
    at: '2026-11-20T10:00:00.000Z',
    event: 'reply',
    author: null,
    text: 'Прикладываю.',
    uploadId: 77,
    assignee: null,
  },
];
const people = [
  { id: 5, name: 'Ковалёва Елена Андреевна', isOwn: true, facultyId: null },
  { id: 6, name: 'Ковалёв Пётр Ильич', isOwn: false, facultyId: null },
];
const path = '/admin/requests/omissions/1000203';

const desk = administratorServer({
  [`GET ${path}/thread`]: ok({ assigneeId: 5, askedAt: null, events }),
  [`POST ${path}/questions`]: ok({ id: 3 }),
  [`POST ${path}/notes`]: ok({ id: 4 }),
  [`PUT ${path}/assignee`]: ok({ assigneeId: 5 }),
  'GET /admin/request-assignees': ok(people),
});
const sent = (line: string) => desk.requests().findLast((request) => request.line === line)?.body;

describe('semestr admin thread', () => {
  it('request threads: lists questions and replies, oldest first', async () => {
    const { code, out } = await desk.ask(['thread', 'пр-204', '--csv']);
    expect(code).toBe(0);
    expect(out.split('\r\n').slice(0, 3)).toEqual([
      'at,event,author,text,document,assignee',
      `2026-11-20 12:00,question,Ковалёва Елена Андреевна,${QUESTION},,`,
      '2026-11-20 13:00,reply,,Прикладываю.,77,',
    ]);
  });

  it('request threads: rejects what is not the number of a request', async () => {
    const { code, err } = await desk.ask(['thread', '204']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('with its letters') });
  });
});

describe('semestr admin ask, note, assign', () => {
  it('request threads: asks the student, and requires --yes without a terminal', async () => {
    expect(await desk.ask(['ask', 'ПР-204', QUESTION])).toMatchObject({ code: 2 });
    expect(sent(`POST ${path}/questions`)).toBeUndefined();
    expect(await desk.ask(['ask', 'ПР-204', QUESTION, '--yes'])).toEqual({
      code: 0,
      out: '',
      err: 'The question about request ПР-204 was sent.\n',
    });
    expect(sent(`POST ${path}/questions`)).toEqual({ text: QUESTION });
  });

  it('request threads: adds a note', async () => {
    await desk.ask(['note', 'ПР-204', 'Номер сверен.']);
    expect(sent(`POST ${path}/notes`)).toEqual({ text: 'Номер сверен.' });
  });

  it.each([
    ['me', 5],
    ['пётр', 6],
    ['6', 6],
    ['none', null],
  ])('request threads: assigns to %s', async (name, assigneeId) => {
    expect(await desk.ask(['assign', 'ПР-204', name])).toMatchObject({ code: 0 });
    expect(sent(`PUT ${path}/assignee`)).toEqual({ assigneeId });
  });

  it('request threads: names the people that match an ambiguous name, and rejects an unknown one', async () => {
    const several = await desk.ask(['assign', 'ПР-204', 'ковалёв']);
    expect(several).toMatchObject({ code: 1, err: expect.stringContaining('Ковалёв Пётр Ильич (6)') });
    const unknown = await desk.ask(['assign', 'ПР-204', 'сидоров']);
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('no assignee "сидоров"') });
  });

  it('request threads: lists who can be assigned', async () => {
    expect((await desk.ask(['assignees', '--csv'])).out).toBe(
      'id,name\r\n5,Ковалёва Елена Андреевна\r\n6,Ковалёв Пётр Ильич\r\n',
    );
  });
});

const replies = 'POST /requests/omissions/1000203/replies';
const own = ownServer({
  'GET /requests/questions': ok([
    {
      kind: 'omissions',
      id: 1_000_203,
      number: 'ПР-204',
      isOpen: true,
      messages: [
        { id: 1, at: '2026-11-20T09:00:00.000Z', isReply: false, text: QUESTION, hasDocument: false },
      ],
    },
  ]),
  [replies]: ok({ id: 2 }),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-questions-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('semestr requests questions, reply', () => {
  it('request threads: lists the questions about own requests', async () => {
    expect((await own.ask(['requests', 'questions', '--csv'])).out).toBe(
      `request,state,at,event,text\r\nПР-204,open,2026-11-20 12:00,question,${QUESTION}\r\n`,
    );
  });

  it('request threads: replies with a text and a document', async () => {
    await writeFile(join(folder, 'scan.pdf'), '%PDF-1.7');
    const argv = ['requests', 'reply', 'ПР-204', 'Прикладываю.', '--document', join(folder, 'scan.pdf')];
    const preview = await own.ask([...argv, '--dry-run']);
    expect(JSON.parse(preview.out)).toMatchObject({
      path: '/api/v1/requests/omissions/1000203/replies',
      body: { text: 'Прикладываю.', document: [{ name: 'scan.pdf', type: 'application/pdf' }] },
    });
    expect(own.requests()).toEqual([]);
    const { code, err } = await own.ask(argv);
    expect({ code, err }).toEqual({ code: 0, err: 'The reply about request ПР-204 was sent.\n' });
    expect(own.requests().map(({ line }) => line)).toContain(replies);
  });
});
