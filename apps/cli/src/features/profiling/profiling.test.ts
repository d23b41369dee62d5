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
  it('tells what became of each', async () => {
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

  it('is CSV under stable keys, and JSON as the server answered', async () => {
    expect((await ask(['profiling', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,priority,specialisation,applied,state,decided,note
      5,1,Примеры в сетях,2026-11-20,waiting,,
      4,2,Примеры в сетях,2026-11-20,cancelled by you,2026-11-22,
      3,3,Примеры в сетях,2026-11-20,refused,,Мест нет
      "
    `);
    expect(JSON.parse((await ask(['profiling', 'list', '--json'])).out)).toEqual(applications);
  });

  it('shows a state as it is that is not known', async () => {
    answer('GET /profiling-queue/applications', ok([application({ statusId: 9, status: 'Отложена' })]));
    expect((await ask(['profiling', 'list'])).out).toContain('Отложена');
  });

  it('says that there are none', async () => {
    answer('GET /profiling-queue/applications', ok([]));
    expect(await ask(['profiling', 'list'])).toEqual({
      code: 0,
      out: '',
      err: 'You have not chosen anything yet.\n',
    });
  });

  it('is for students who are signed in', async () => {
    answer('GET /profiling-queue/applications', { status: 404 });
    expect(await ask(['profiling', 'list'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no profiling for you.\n',
    });
    const { code, err } = await askUnknown(['profiling', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});

describe('semestr profiling rating', () => {
  it('says which place is the own', async () => {
    const { code, out, err } = await ask(['profiling', 'rating']);
    expect({ code, err }).toEqual({ code: 0, err: 'Your place: 2 of 2\n' });
    expect(out).toMatchInlineSnapshot(`
      "place  student card  average  who
          1  42850009          9.1
          2  42850001         8.75  you
      "
    `);
  });

  it('says that there is none yet', async () => {
    answer('GET /profiling-rating', ok([]));
    expect(await ask(['profiling', 'rating'])).toEqual({
      code: 0,
      out: '',
      err: 'There is no rating yet.\n',
    });
  });

  it('is for those who are signed in', async () => {
    const { code, err } = await askUnknown(['profiling', 'rating']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
