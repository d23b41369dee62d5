import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const application = (changes: object = {}) => ({
  id: 5,
  applicationId: 5,
  specialityId: 2,
  specialityName: 'Примеры в сетях',
  status: 'В очереди',
  statusId: 1,
  priority: 1,
  createDate: '20.11.2026',
  rejectionReason: null,
  decidedDate: null,
  ...changes,
});
const applications = [
  application(),
  application({
    id: 4,
    priority: 2,
    statusId: 3,
    rejectionReason: 'Отозвана студентом',
    decidedDate: '22.11.2026',
  }),
  application({ id: 3, priority: 3, statusId: 3, rejectionReason: 'Мест нет' }),
];

const rating = [
  { studentCardNumber: '42850009', average: 9.1, position: 1, isOwn: false },
  { studentCardNumber: '42850001', average: 8.75, position: 2, isOwn: true },
];

const { ask, askUnknown, answer } = ownServer({
  'GET /profiling-queue/applications': ok(applications),
  'GET /profiling-rating': ok(rating),
});

describe('semestr profiling list', () => {
  it('profiling: lists the applications with their decisions', async () => {
    const { code, out, err } = await ask(['profiling', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "№  порядок  профилизация     подана      состояние      решение     примечание
      5        1  Примеры в сетях  2026-11-20  в очереди
      4        2  Примеры в сетях  2026-11-20  отменена вами  2026-11-22
      3        3  Примеры в сетях  2026-11-20  отклонена                  Мест нет
      "
    `);
  });

  it('profiling: list prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['profiling', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,priority,specialisation,applied,state,decided,note
      5,1,Примеры в сетях,2026-11-20,queued,,
      4,2,Примеры в сетях,2026-11-20,cancelled,2026-11-22,
      3,3,Примеры в сетях,2026-11-20,rejected,,Мест нет
      "
    `);
    expect(JSON.parse((await ask(['profiling', 'list', '--json'])).out)).toEqual(applications);
  });

  it('profiling: shows an unknown state unchanged', async () => {
    answer('GET /profiling-queue/applications', ok([application({ statusId: 9, status: 'Отложена' })]));
    expect((await ask(['profiling', 'list'])).out).toContain('Отложена');
  });

  it('profiling: list reports that there are none', async () => {
    answer('GET /profiling-queue/applications', ok([]));
    expect(await ask(['profiling', 'list'])).toEqual({
      code: 0,
      out: '',
      err: 'You have not chosen anything yet.\n',
    });
  });

  it('profiling: list requires a signed-in student', async () => {
    answer('GET /profiling-queue/applications', { status: 404 });
    expect(await ask(['profiling', 'list'])).toEqual({
      code: 1,
      out: '',
      err: 'There are no specialisations for you to choose.\n',
    });
    const { code, err } = await askUnknown(['profiling', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});

describe('semestr profiling rating', () => {
  it('profiling: rating shows the user’s own place', async () => {
    const { code, out, err } = await ask(['profiling', 'rating']);
    expect({ code, err }).toEqual({ code: 0, err: 'Your place: 2 of 2\n' });
    expect(out).toMatchInlineSnapshot(`
      "place  student card  average  who
          1  42850009          9.1
          2  42850001         8.75  you
      "
    `);
  });

  it('profiling: rating reports that there is none yet', async () => {
    answer('GET /profiling-rating', ok([]));
    expect(await ask(['profiling', 'rating'])).toEqual({
      code: 0,
      out: '',
      err: 'There is no rating yet.\n',
    });
  });

  it('profiling: rating requires a signed-in user', async () => {
    const { code, err } = await askUnknown(['profiling', 'rating']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
