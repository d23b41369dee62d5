import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const certificate = (id: number) => ({
  id,
  version: 3,
  studentId: 7,
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  rejectionReason: null,
  state: 'processing',
  number: null,
  place: 'в поликлинику',
  type: 'обычная',
  issuedOn: null,
});
const issue = 'POST /admin/certificates/issue';
const issued = (id: number, number: number) => ({
  id,
  version: 4,
  number,
  decidedAt: '2026-11-25T09:00:00.000Z',
});

const { ask, requests, answer } = administratorServer({
  'GET /admin/certificates?filter={"id":[1000204,1000203]}': ok([
    certificate(1_000_203),
    certificate(1_000_204),
  ]),
  'GET /admin/certificates?filter={"id":[9]}': ok([]),
  'GET /admin/certificates/numbering': ok({ next: 1146 }),
  [issue]: ok([issued(1_000_204, 1146), issued(1_000_203, 1147)]),
  'GET /admin/certificates/print?filter={"id":[1000204]}': ok('two'),
  'GET /admin/certificates/print?filter={"decidedOn":"2026-11-20"}': ok('of the day'),
});

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'semestr-papers-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const issueAll = (...argv: string[]) => ask(['issue-certificates', ...argv]);
const sent = () => requests().findLast(({ line }) => line === issue)?.body;

describe('semestr admin issue-certificates', () => {
  it('certificates: issues them in the given order, from the next number of the year on', async () => {
    const { code, err } = await issueAll('1000204', '1000203', '--date', '24.11.2026', '--yes');
    expect({ code, err }).toEqual({ code: 0, err: '2 certificates issued: No. 1146–1147.\n' });
    expect(sent()).toEqual({
      certificates: [
        { id: 1_000_204, version: 3 },
        { id: 1_000_203, version: 3 },
      ],
      firstNumber: 1146,
      issuedOn: '2026-11-24',
    });
  });

  it('certificates: a taken number is named, and a dry run sends nothing', async () => {
    answer(issue, { status: 409, body: { reason: 'certificate-number-taken', numbers: [17] } });
    const { code, err } = await issueAll('1000204', '1000203', '--number', '17', '--yes');
    expect(code).toBe(1);
    expect(err).toContain('Another certificate of this year already has this number. Taken: No.\u00a017.');
    expect(sent()).toMatchObject({ firstNumber: 17 });
    const before = requests().length;
    const dry = await issueAll('1000204', '1000203', '--dry-run');
    expect(dry.out).toContain('"firstNumber": 1146');
    expect(
      requests()
        .slice(before)
        .map(({ line }) => line),
    ).not.toContain(issue);
  });

  it.each([
    [['1000204', '--number', '2026-1145', '--yes'], 'from 1 to 1000000'],
    [['1000204'], '--yes'],
  ])('certificates: rejects %j', async (argv, sentence) => {
    const { code, err } = await issueAll(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('certificates: reports an unknown certificate', async () => {
    expect(await issueAll('9', '--yes')).toMatchObject({ code: 1, err: 'There is no certificate 9.\n' });
  });
});

describe('semestr admin print-certificates', () => {
  const print = (...argv: string[]) => ask(['print-certificates', ...argv, '--out', 'all.pdf'], { cwd });

  it('certificates: saves the certificates of a day, or the named ones, as one file', async () => {
    expect(await print('--day', '20.11.2026')).toMatchObject({ code: 0 });
    expect(await readFile(join(cwd, 'all.pdf'), 'utf8')).toContain('of the day');
    expect(await print('1000204', '--force')).toMatchObject({ code: 0 });
    expect(await readFile(join(cwd, 'all.pdf'), 'utf8')).toContain('two');
    expect(await print('1000204', '--day', '20.11.2026')).toMatchObject({ code: 2 });
  });
});
