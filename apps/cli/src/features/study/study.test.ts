import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const application = (changes: object = {}) => ({
  lmsApplicationId: 61,
  subject: 'Основы примеров',
  term: 2,
  applicationDate: '20.11.2026',
  decisionDate: null,
  status: 'На рассмотрении',
  statusId: 1,
  rejectionReason: null,
  purposeOfStudy: 'Параллельное обучение',
  paymentFormAvailable: false,
  ...changes,
});
const applications = [
  application(),
  application({ statusId: 2, decisionDate: '2026-11-22T10:00:00', price: 310.5 }),
  application({
    statusId: 5,
    purposeOfStudy: 'Ликвидация академической разницы',
    rejectionReason: 'Нет мест',
  }),
];

const { ask, askUnknown, answer } = ownServer({ 'GET /lms/application-history': ok(applications) });

describe('semestr study list', () => {
  it('study: lists the applications with their decisions', async () => {
    const { code, out, err } = await ask(['study', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      " №  подана      предмет          сем.  цель                    цена  состояние          решение     примечание
      61  2026-11-20  Основы примеров     2  параллельное обучение         рассматривается
      61  2026-11-20  Основы примеров     2  параллельное обучение  310.5  подпишите договор  2026-11-22
      61  2026-11-20  Основы примеров     2  академическая разница         отклонена                      Нет мест
      "
    `);
  });

  it('study: prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['study', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,applied,subject,term,purpose,price,state,decided,note
      61,2026-11-20,Основы примеров,2,repeat alongside your course,,considered,,
      61,2026-11-20,Основы примеров,2,repeat alongside your course,310.5,unsigned,2026-11-22,
      61,2026-11-20,Основы примеров,2,missing subject,,rejected,,Нет мест
      "
    `);
    expect(JSON.parse((await ask(['study', 'list', '--json'])).out)).toEqual(applications);
  });

  it('study: shows unknown values unchanged', async () => {
    answer('GET /lms/application-history', ok([application({ statusId: 9, purposeOfStudy: 'Иное' })]));
    const { out } = await ask(['study', 'list']);
    expect(out).toContain('Иное');
    expect(out).toContain('На рассмотрении');
  });

  it('study: reports that there are none', async () => {
    answer('GET /lms/application-history', ok([]));
    expect(await ask(['study', 'list'])).toEqual({ code: 0, out: '', err: 'There are no applications.\n' });
  });

  it('study: requires a signed-in student', async () => {
    answer('GET /lms/application-history', { status: 404 });
    expect(await ask(['study', 'list'])).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
    const { code, err } = await askUnknown(['study', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
