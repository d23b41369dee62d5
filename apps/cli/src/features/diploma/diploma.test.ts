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
const topic = (changes: object = {}) => ({
  id: 5,
  date: '20.11.2026',
  topic: 'Портал примеров',
  belarusianTopic: null,
  englishTopic: null,
  justification: null,
  status: 'На рассмотрении',
  statusId: 5,
  rejectionReason: null,
  employee,
  externalManager: null,
  ...changes,
});
const externalManager = {
  id: 3,
  names: 'Внешний Пётр Петрович',
  scienceDegree: null,
  employeeRank: null,
  workPlace: null,
  jobPosition: null,
};
const topics = [
  topic(),
  topic({ id: 4, statusId: 2, employee: null, externalManager, decidedDate: '22.11.2026' }),
  topic({ id: 3, statusId: 3, rejectionReason: 'Слишком широко', employee: null }),
];

const { ask, askUnknown, answer } = ownServer({ 'GET /diploma-topic-suggestion/topics': ok(topics) });

describe('semestr diploma list', () => {
  it('diploma: lists the topics with their decisions', async () => {
    const { code, out, err } = await ask(['diploma', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "№  предложена  тема             руководитель           состояние        решение     примечание
      5  2026-11-20  Портал примеров  Образцов И. И.         рассматривается
      4  2026-11-20  Портал примеров  Внешний Пётр Петрович  согласована      2026-11-22
      3  2026-11-20  Портал примеров                         отклонена                    Слишком широко
      "
    `);
  });

  it('diploma: prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['diploma', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,suggested,topic,supervisor,state,decided,note
      5,2026-11-20,Портал примеров,Образцов И. И.,suggested,,
      4,2026-11-20,Портал примеров,Внешний Пётр Петрович,agreed,2026-11-22,
      3,2026-11-20,Портал примеров,,rejected,,Слишком широко
      "
    `);
    expect(JSON.parse((await ask(['diploma', 'list', '--json'])).out)).toEqual(topics);
  });

  it('diploma: shows an unknown state unchanged', async () => {
    answer('GET /diploma-topic-suggestion/topics', ok([topic({ statusId: 9, status: 'Отложена' })]));
    expect((await ask(['diploma', 'list'])).out).toContain('Отложена');
  });

  it('diploma: reports that there are none', async () => {
    answer('GET /diploma-topic-suggestion/topics', ok([]));
    expect(await ask(['diploma', 'list'])).toEqual({
      code: 0,
      out: '',
      err: 'You have not suggested a topic yet.\n',
    });
  });

  it('diploma: requires a signed-in student', async () => {
    answer('GET /diploma-topic-suggestion/topics', { status: 404 });
    expect(await ask(['diploma', 'list'])).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
    const { code, err } = await askUnknown(['diploma', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
