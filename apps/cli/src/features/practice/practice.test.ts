import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const employee = {
  id: 7,
  firstName: 'Иван',
  lastName: 'Образцов',
  middleName: 'Ильич',
  fio: 'Образцов И. И.',
  academicDepartment: 'КП',
  price: null,
};
const practice = (changes: object = {}) => ({
  id: 81,
  number: null,
  createDate: '20.11.2026',
  status: 'На рассмотрении',
  statusId: 1,
  rejectionReason: null,
  docReference: null,
  documentContent: null,
  employee: null,
  enterprise: { id: 2, name: 'ОАО «Пример»' },
  practiceType: { id: 1, name: 'Преддипломная' },
  ...changes,
});
const practices = [
  practice({ statusId: 2, status: 'Утверждена', employee, number: '15', decidedDate: '22.11.2026' }),
  practice({
    statusId: 3,
    status: 'Отклонена',
    rejectionReason: 'Мест нет',
    enterprise: null,
    practiceType: null,
  }),
  practice(),
];

const { ask, askUnknown, answer } = ownServer({ 'GET /practice': ok(practices) });

describe('semestr practice list', () => {
  it('practice: lists the applications with their decisions', async () => {
    const { code, out, err } = await ask(['practice', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      " №  подана      вид            предприятие   руководитель    состояние        решение     номер  примечание
      81  2026-11-20  Преддипломная  ОАО «Пример»  Образцов И. И.  утверждена       2026-11-22  15
      81  2026-11-20                                               отклонена                           Мест нет
      81  2026-11-20  Преддипломная  ОАО «Пример»                  рассматривается
      "
    `);
  });

  it('practice: prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['practice', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,applied,type,enterprise,supervisor,state,decided,number,note
      81,2026-11-20,Преддипломная,ОАО «Пример»,Образцов И. И.,approved,2026-11-22,15,
      81,2026-11-20,,,,rejected,,,Мест нет
      81,2026-11-20,Преддипломная,ОАО «Пример»,,considered,,,
      "
    `);
    expect(JSON.parse((await ask(['practice', 'list', '--json'])).out)).toEqual(practices);
  });

  it('practice: shows an unknown state unchanged', async () => {
    answer('GET /practice', ok([practice({ statusId: 9, status: 'Приостановлена' })]));
    expect((await ask(['practice', 'list'])).out).toContain('Приостановлена');
  });

  it('practice: reports that there are none', async () => {
    answer('GET /practice', ok([]));
    expect(await ask(['practice', 'list'])).toEqual({
      code: 0,
      out: '',
      err: 'There are no applications.\n',
    });
  });

  it('practice: requires a signed-in student', async () => {
    answer('GET /practice', { status: 404 });
    expect(await ask(['practice', 'list'])).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
    const { code, err } = await askUnknown(['practice', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
