import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const controls = { isExam: true, isOffset: false, isCourseWork: false, isLab: false, isRemote: false };
const sheet = (changes: object = {}) => ({
  id: 512,
  number: null,
  createDate: '20.11.2026',
  absentDate: null,
  expireDate: null,
  status: 'обрабатывается',
  rejectionReason: null,
  reason: true,
  hours: null,
  price: 24.5,
  retakeCount: 1,
  term: 2,
  certificate: false,
  requestValidationDoc: null,
  paymentFormMap: null,
  employee: {
    id: 7,
    firstName: 'Иван',
    lastName: 'Образцов',
    middleName: 'Ильич',
    fio: 'Образцов И. И.',
    academicDepartment: 'КП',
    price: 10,
  },
  markSheetType: { ...controls, id: 1, shortName: 'Экз', fullName: 'Экзамен', coefficient: 1, price: null },
  subject: {
    id: 3,
    name: 'Основы примеров',
    abbrev: 'ОПр',
    focsId: 5,
    thId: null,
    lessonTypeAbbrev: 'Экзамен',
    term: 2,
  },
  ...changes,
});
const sheets = [
  sheet(),
  sheet({ id: 498, status: 'напечатана', number: '77', expireDate: '30.11.2026', price: 0 }),
  sheet({ id: 471, status: 'отклонена', rejectionReason: 'Отозвана студентом', subject: null }),
  sheet({ id: 470, status: 'отклонена', rejectionReason: 'Нет долга', employee: null, price: null }),
];
const control = (changes: object) => ({ ...controls, thId: null, focsId: 5, ...changes });
const subjects = [
  {
    etId: 1,
    abbrev: 'ОПр',
    term: 2,
    lessonTypes: [
      control({ abbrev: 'Экзамен', isDebt: true }),
      control({ abbrev: 'ЛР', isExam: false, isLab: true, thId: 9, focsId: null, isDebt: false }),
    ],
  },
];

const close = 'POST /mark-sheet/close?id=512';
const { ask, askUnknown, answer, requests } = ownServer({
  'GET /mark-sheet': ok(sheets),
  'GET /mark-sheet/subjects': ok(subjects),
  [close]: ok(sheet({ status: 'отклонена', rejectionReason: 'Отозвана студентом' })),
});

describe('semestr mark-sheets list', () => {
  it('mark sheets: lists the sheets with their states', async () => {
    const { code, out, err } = await ask(['mark-sheets', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "  №  заказана    предмет  контроль  сем.  вид  преподаватель   цена  состояние       номер  действует до  примечание
      512  2026-11-20  ОПр      Экзамен      2  Экз  Образцов И. И.  24.5  обрабатывается
      498  2026-11-20  ОПр      Экзамен      2  Экз  Образцов И. И.     0  готова          77     2026-11-30
      471  2026-11-20                        2  Экз  Образцов И. И.  24.5  отменена вами
      470  2026-11-20  ОПр      Экзамен      2  Экз                        отклонена                            Нет долга
      "
    `);
  });

  it('mark sheets: list prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['mark-sheets', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,ordered,subject,control,term,type,teacher,price,state,number,expires,note
      512,2026-11-20,ОПр,Экзамен,2,Экз,Образцов И. И.,24.5,processing,,,
      498,2026-11-20,ОПр,Экзамен,2,Экз,Образцов И. И.,0,printed,77,2026-11-30,
      471,2026-11-20,,,2,Экз,Образцов И. И.,24.5,cancelled,,,
      470,2026-11-20,ОПр,Экзамен,2,Экз,,,rejected,,,Нет долга
      "
    `);
    expect(JSON.parse((await ask(['mark-sheets', 'list', '--json'])).out)).toEqual(sheets);
  });
});

it('mark sheets: subjects shows outstanding debts', async () => {
  expect((await ask(['mark-sheets', 'subjects'])).out).toMatchInlineSnapshot(`
    "sem.  subject  assessment  debt
       2  ОПр      Exam        debt
       2  ОПр      Lab
    "
  `);
});

describe('semestr mark-sheets cancel', () => {
  it('mark sheets: cancel cancels a sheet and shows it', async () => {
    const { code, out } = await ask(['mark-sheets', 'cancel', '512']);
    expect(code).toBe(0);
    expect(out).toContain('cancelled by you');
    expect(requests().map(({ line }) => line)).toEqual([close]);
  });

  it('mark sheets: cancel sends nothing with --dry-run', async () => {
    const { code, out } = await askUnknown(['mark-sheets', 'cancel', '512', '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ method: 'POST', path: '/api/v1/mark-sheet/close?id=512' });
    expect(requests()).toEqual([]);
  });

  it('mark sheets: cancel reports that it is too late', async () => {
    answer(close, { status: 409 });
    expect(await ask(['mark-sheets', 'cancel', '512'])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "The mark sheet can no longer be cancelled: a decision has been made.
      ",
        "out": "",
      }
    `);
  });

  it('mark sheets: cancel rejects an argument that is not a number', async () => {
    const { code, err } = await ask(['mark-sheets', 'cancel', 'last']);
    expect(code).toBe(2);
    expect(err).toContain('number: write a number such as 7 or 1027, not last.');
  });
});

describe.each([
  ['list', 'GET /mark-sheet', 'There are no mark sheets.\n'],
  ['subjects', 'GET /mark-sheet/subjects', 'No subject needs a mark sheet.\n'],
])('semestr mark-sheets %s', (name, line, none) => {
  it('mark sheets: reports that there are none', async () => {
    answer(line, ok([]));
    expect(await ask(['mark-sheets', name])).toEqual({ code: 0, out: '', err: none });
  });

  it('mark sheets: requires a signed-in student', async () => {
    answer(line, { status: 404 });
    expect(await ask(['mark-sheets', name])).toEqual({
      code: 1,
      out: '',
      err: 'There is no such student.\n',
    });
    const { code, err } = await askUnknown(['mark-sheets', name]);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
