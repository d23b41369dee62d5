import { describe, expect, it } from 'vitest';
import { schedule } from '../../../test/answers.fixture.ts';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const mine = {
  due: [
    { kind: 'book', title: 'Учебник примеров', date: '2026-11-20' },
    { kind: 'mark-sheet', title: 'МЗИ', date: '2026-11-25' },
    { kind: 'contract', title: 'Практикум', date: '2026-12-01' },
    { kind: 'profiling', title: '', date: null },
  ],
  marks: [
    { subject: 'ОАиП', mark: '8', work: 'ЛР', taskNumber: 3, date: '2026-11-24' },
    { subject: 'Практикум', mark: 'зачтено', work: 'Зачет', taskNumber: null, date: '2026-11-23' },
  ],
  subgroup: 1,
};

const { ask, askUnknown, answer } = ownServer(
  { 'GET /my-day': ok(mine), 'GET /notifications/notViewed/count': ok(2) },
  { 'GET /schedule?studentGroup=428501': ok(schedule()), 'GET /holidays': ok([]) },
);

describe('semestr my-day', () => {
  it('my day: shows today’s lessons, due dates, marks and notifications', async () => {
    const { code, out, err } = await ask(['my-day'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "Среда, 25 ноября (сегодня)
        12:00–13:20  ЛР  МЗИ  407-5 к.  Образцов И. И.

      Скоро срок
        2026-11-20  сдать книгу           Учебник примеров  срок прошёл 5 дней назад
        2026-11-25  сдать по ведомости    МЗИ               последний день
        2026-12-01  подписать договор     Практикум         осталось 6 дней
                    выбрать профилизацию

      Новые отметки
        2026-11-24  ОАиП       ЛР 3  8
        2026-11-23  Практикум  ЗАЧ   зачтено

      2 новых уведомления: semestr notifications list --unviewed
      "
    `);
  });

  it('my day: shows the next day with lessons once today’s are over', async () => {
    const { out } = await ask(['my-day'], { now: '2026-11-25T12:00:00Z' });
    expect(out).toMatchInlineSnapshot(`
      "Monday, 30 November
        09:00–10:20  Lec   ОАиП  407-5  Образцов И. И.
        10:35–11:55  Prac  ОАиП  407-5  Образцов И. И.

      Due soon
        2026-11-20  return a book            Учебник примеров  5 days late
        2026-11-25  use the mark sheet       МЗИ               last day
        2026-12-01  sign the contract        Практикум         6 days left
                    choose a specialisation

      New marks
        2026-11-24  ОАиП       Lab 3  8
        2026-11-23  Практикум  P/F    passed

      2 new notifications: semestr notifications list --unviewed
      "
    `);
  });

  it('my day: skips holidays', async () => {
    answer(
      'GET /holidays',
      ok([{ day: 25, month: 11, year: null, name: 'Праздник', nameEn: null, nameBe: null }]),
    );
    expect((await ask(['my-day'])).out).toContain('Monday, 30\u00a0November\n');
  });

  it('my day: prints JSON for programs', async () => {
    const { out } = await ask(['my-day', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      lessons: { date: '2026-11-25', lessons: [{ subject: 'МЗИ', numSubgroup: 1 }] },
      due: mine.due,
      marks: mine.marks,
      unviewed: 2,
    });
  });

  it('my day: shows what another provider supports', async () => {
    answer('GET /my-day', { status: 404 });
    answer('GET /holidays', { status: 404 });
    answer('GET /notifications/notViewed/count', ok(0));
    answer('GET /schedule?studentGroup=428501', { status: 404 });
    expect((await ask(['my-day'])).out).toBe('There is no schedule yet.\n');
    answer('GET /schedule?studentGroup=428501', ok(schedule()));
    expect((await ask(['my-day'], { now: '2027-06-01T09:00:00Z' })).out).toBe(
      'There are no more classes this term.\n',
    );
  });

  it('my day: reports a failed request', async () => {
    answer('GET /my-day', { status: 500 });
    expect(await ask(['my-day'])).toMatchObject({ code: 1, out: '' });
  });

  it('my day: requires a signed-in user', async () => {
    const { code, out, err } = await askUnknown(['my-day']);
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain('Sign in with: semestr login');
  });
});
