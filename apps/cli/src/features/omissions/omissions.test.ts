import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const subjects = [
  { subject: { name: 'Основы примеров', abbrev: 'ОПр' }, omissionCount: 8, excusedCount: 2 },
  { subject: { name: '', abbrev: 'Прак' }, omissionCount: 2, excusedCount: 2 },
];
const months = [
  {
    month: 'сентябрь 2026',
    isoMonth: '2026-09',
    omissionCount: 36,
    excusedCount: 0,
    term: 3,
    totalHours: 38,
  },
  { month: 'октябрь 2026', isoMonth: '2026-10', omissionCount: 2, excusedCount: 1, term: 3, totalHours: 38 },
];
const lessons = [
  {
    date: '03.09.2026',
    subject: { id: 1, name: 'Основы примеров', abbrev: 'ОПр' },
    lessonTypeAbbrev: 'ЛК',
    hours: 2,
    term: 3,
  },
];
const requests = [
  {
    id: 204,
    number: 0,
    status: 'Ожидание',
    createdDate: '2026-11-20T10:11:12.127',
    dateFrom: '2026-11-16',
    dateTo: '2026-11-18',
    omissionCertificateType: 'Медицинская справка',
    placeOfStay: '',
    rejectionReason: null,
    signature: null,
  },
  {
    id: 198,
    number: '12',
    status: 'Отклонена',
    createdDate: '2026-10-02T10:11:12.127',
    dateFrom: '01.10.2026',
    dateTo: '01.10.2026',
    omissionCertificateType: null,
    placeOfStay: null,
    rejectionReason: 'Документ не читается',
    signature: null,
    decidedDate: '2026-10-05T23:30:00.127',
  },
];
const excuses = {
  faculty: 'ФП',
  omissionDtoList: [
    { id: 1, dateFrom: '2026-09-14', dateTo: '16.09.2026', name: 'Справка', note: 'грипп', term: '3' },
  ],
};

const { ask, askUnknown, answer } = ownServer(
  {
    'GET /omissions-by-student/by-subject': ok(subjects),
    'GET /omission-count-by-student-for-semester': ok(months),
    'GET /disrespectful-omissions-by-student': ok(lessons),
    'GET /omissions-by-student-application': ok(requests),
    'GET /omissions-by-student': ok(excuses),
    'GET /omissions-by-student?term=3': ok({ faculty: null, omissionDtoList: null }),
  },
  { 'GET /omissions-by-student-application/types': ok([{ id: 2, name: 'Повестка' }]) },
);

const own = (...argv: string[]) => ask(['omissions', ...argv]);

describe('semestr omissions list', () => {
  it('absences: lists hours by subject, and the hours left until the warning', async () => {
    const { code, out, err } = await ask(['omissions', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect(code).toBe(0);
    expect(err).toBe('До предупреждения деканата осталось 30 часов без уважительной причины.\n');
    expect(out).toMatchInlineSnapshot(`
      "предмет          часы  уваж.  неуваж.
      Основы примеров     8      2        6
      Прак                2      2        0
      "
    `);
  });

  it('absences: lists hours by month', async () => {
    const { out, err } = await own('list', '--by', 'month', '--csv');
    expect(out).toMatchInlineSnapshot(`
      "month,hours,excused,unexcused
      2026-09,36,0,36
      2026-10,2,1,1
      "
    `);
    expect(err).toBe('You have reached the limit: the dean’s office will warn you.\n');
  });

  it('absences: omits the warning when the provider does not report excused hours', async () => {
    answer('GET /omission-count-by-student-for-semester', ok([{ month: 'май', omissionCount: 4 }]));
    const { out, err } = await own('list', '--by', 'month', '--csv');
    expect({ out, err }).toEqual({ out: 'month,hours,excused,unexcused\r\nмай,4,,\r\n', err: '' });
  });

  it('absences: lists the lessons missed without an excuse', async () => {
    expect((await own('list', '--by', 'lesson')).out).toMatchInlineSnapshot(`
      "date        subject          type  hours
      2026-09-03  Основы примеров  Lec       2
      "
    `);
  });

  it('absences: list prints the server’s response with --json', async () => {
    expect(JSON.parse((await own('list', '--json')).out)).toEqual(subjects);
  });

  it('absences: list reports that nothing was missed', async () => {
    answer('GET /omissions-by-student/by-subject', ok([]));
    expect(await own('list')).toEqual({ code: 0, out: '', err: 'You have no absences.\n' });
  });

  it('absences: list rejects an unknown order', async () => {
    const { code, err } = await own('list', '--by', 'year');
    expect(code).toBe(2);
    expect(err).toContain(', not year.');
  });
});

describe('semestr omissions requests', () => {
  it('absences: requests shows the decision on each', async () => {
    expect((await own('requests')).out).toMatchInlineSnapshot(`
      "No.  submitted   from        to          document             status               decided     note
      204  2026-11-20  2026-11-16  2026-11-18  Медицинская справка  under consideration
      198  2026-10-02  2026-10-01  2026-10-01                       rejected             2026-10-05  Документ не читается
      "
    `);
  });

  it('absences: requests reports that there are none', async () => {
    answer('GET /omissions-by-student-application', ok([]));
    expect((await own('requests')).err).toBe('There are no requests.\n');
  });
});

describe('semestr omissions excuses', () => {
  it('absences: excuses lists the days with their documents', async () => {
    expect((await own('excuses', '--csv')).out).toMatchInlineSnapshot(`
      "term,from,to,paper,note
      3,2026-09-14,2026-09-16,Справка,грипп
      "
    `);
  });

  it('absences: excuses lists the excuses of one semester', async () => {
    expect(await own('excuses', '--term', '3')).toEqual({ code: 0, out: '', err: 'No days are excused.\n' });
  });
});

it('absences: types lists the documents and is public', async () => {
  const { code, out } = await askUnknown(['omissions', 'types', '--csv']);
  expect({ code, out }).toEqual({ code: 0, out: 'id,paper\r\n2,Повестка\r\n' });
});

it.each(['list', 'requests', 'excuses'])('absences: %s reports why the list is empty', async (name) => {
  for (const line of [
    'GET /omissions-by-student/by-subject',
    'GET /omissions-by-student-application',
    'GET /omissions-by-student',
  ])
    answer(line, { status: 404 });
  expect(await own(name)).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
  const { code, err } = await askUnknown(['omissions', name]);
  expect(code).toBe(4);
  expect(err).toContain('Sign in with: semestr login');
});
