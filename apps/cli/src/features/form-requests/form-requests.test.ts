import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const request = (changes: object = {}) => ({
  id: 1_000_011,
  number: 'АО-12',
  state: 'waiting',
  createdAt: '2026-11-20T10:11:12.127',
  decidedAt: null,
  rejectionReason: null,
  paperNumber: null,
  reason: 'health',
  dateFrom: '2027-02-01',
  dateTo: '2027-08-31',
  ...changes,
});
const all = [
  request(),
  request({
    id: 1_000_004,
    state: 'accepted',
    reason: 'training',
    decidedAt: '2026-03-05T09:00:00.000',
    paperNumber: '215-с',
  }),
];

const { ask, answer, requests } = ownServer({
  'GET /academic-leaves': ok(all),
  'POST /academic-leaves': ok(request()),
  'POST /academic-leaves/1000011/cancel': ok(
    request({ state: 'rejected', rejectionReason: 'Отозвана студентом' }),
  ),
});
const own = (...argv: string[]) => ask(['requests', 'academic-leaves', ...argv]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('semestr requests academic-leaves', () => {
  it('leaves: list shows the reason, the days and the order', async () => {
    expect((await own('list')).out).toMatchInlineSnapshot(`
      "    No.  submitted   reason    first day   last day    status               decided     order number  note
      1000011  2026-11-20  health    2027-02-01  2027-08-31  under consideration
      1000004  2026-11-20  training  2027-02-01  2027-08-31  leave granted        2026-03-05  215-с
      "
    `);
  });

  it('leaves: list prints codes in CSV', async () => {
    expect((await own('list', '--csv')).out).toMatchInlineSnapshot(`
      "id,submitted,reason,from,to,state,decided,number,note
      1000011,2026-11-20,health,2027-02-01,2027-08-31,waiting,,,
      1000004,2026-11-20,training,2027-02-01,2027-08-31,accepted,2026-03-05,215-с,
      "
    `);
  });

  it('leaves: list reports that there are none', async () => {
    answer('GET /academic-leaves', ok([]));
    expect(await own('list')).toEqual({ code: 0, out: '', err: 'There are no requests.\n' });
  });

  it('leaves: submit sends the choices, the days and the document', async () => {
    const paper = join(folder, 'paper.pdf');
    await writeFile(paper, '%PDF-1.7');
    const values = ['--reason', 'health', '--from', '2027-02-01', '--to', '2027-08-31'];
    const { code, out } = await own('submit', ...values, '--document', paper);
    expect(code).toBe(0);
    expect(out).toContain('1000011');
    expect(requests().map(({ line }) => line)).toEqual(['POST /academic-leaves']);
    const preview = await own('submit', ...values, '--document', paper, '--dry-run');
    expect(JSON.parse(preview.out)).toMatchObject({
      method: 'POST',
      path: '/api/v1/academic-leaves',
      body: { reason: 'health', dateFrom: '2027-02-01', dateTo: '2027-08-31' },
    });
  });

  it('leaves: cancel shows the new state', async () => {
    const { code, out } = await own('cancel', '1000011');
    expect(code).toBe(0);
    expect(out).toContain('rejected');
  });

  it.each([
    [['submit', '--from', '2027-02-01'], "required option '--reason <reason>' not specified"],
    [
      ['submit', '--reason', 'rest'],
      '--reason: write health, family, childcare, service or training, not rest.',
    ],
    [['submit', '--reason', 'health', '--from', 'soon'], 'soon'],
    [['cancel', 'all'], 'number: write a number such as 7 or 1027, not all.'],
  ])('leaves: rejects the call %j', async (argv, sentence) => {
    const { code, err } = await own(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('leaves: submit names a file that cannot be read', async () => {
    const values = ['--reason', 'health', '--from', '2027-02-01', '--to', '2027-08-31'];
    const { code, err } = await own('submit', ...values, '--document', join(folder, 'none.pdf'));
    expect(code).toBe(1);
    expect(err).toContain('none.pdf');
  });
});
