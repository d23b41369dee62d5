import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const application = (changes: object = {}) => ({
  id: 31,
  number: 204,
  numberInQueue: 17,
  status: 'Документы приняты',
  applicationDate: '2026-08-16T11:39:13.127',
  acceptedDate: '2026-08-18T09:00:00.127',
  settledDate: null,
  docReference: '29990.jpg',
  docContent: null,
  rejectionReason: null,
  roomInfo: null,
  ...changes,
});
const applications = [
  application(),
  application({
    number: 150,
    numberInQueue: null,
    status: 'Отклонена',
    rejectionReason: 'Нет справки',
    docReference: null,
  }),
  application({
    number: null,
    numberInQueue: null,
    status: 'Заселён',
    settledDate: '2025-09-01T10:00:00.127',
    roomInfo: '412а',
  }),
];
const privileges = [
  {
    id: 1,
    year: 2026,
    dormitoryPrivilegeCategoryId: 1,
    dormitoryPrivilegeCategoryName: 'Внеочередное право',
    dormitoryPrivilegeId: 2,
    dormitoryPrivilegeName: 'Многодетная семья',
    note: null,
    studentId: 7,
  },
];
const directive = (eventTypeName: string) => ({
  id: 4,
  date: '12.10.2026',
  number: '1-с',
  type: '',
  typeName: 'Нарушение правил',
  eventType: '',
  eventTypeName,
});
const directives = [
  {
    id: 1,
    note: 'Замечание.',
    reason: 'Шум после 23:00',
    status: null,
    directiveDto: directive('PENALTY_SPPS'),
  },
  {
    id: 2,
    note: null,
    reason: 'Кухня',
    commentary: 'ещё раз',
    status: 'Снят',
    directiveDto: directive('PENALTY_SPPS'),
  },
  { id: 3, note: null, reason: 'Субботник', status: null, directiveDto: directive('PREMIUM_SPPS') },
  { id: 4, note: null, reason: 'Неизвестно', status: null, directiveDto: null },
];

const lines = {
  list: 'GET /dormitory-queue-application',
  privileges: 'GET /dormitory-queue-application/privileges',
  penalties: 'GET /dormitory-queue-application/premium-penalty',
};
const { ask, askUnknown, answer } = ownServer({
  [lines.list]: ok(applications),
  [lines.privileges]: ok(privileges),
  [lines.penalties]: ok(directives),
});

describe('semestr dormitory list', () => {
  it('dormitory: lists the applications with their decisions', async () => {
    const { code, out, err } = await ask(['dormitory', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "  №  подана      состояние    место  комната  заселение   документ   примечание
      204  2026-08-16  в очереди       17                       29990.jpg
      150  2026-08-16  отклонена                                           Нет справки
           2026-08-16  вы заселены         412а     2025-09-01  29990.jpg
      "
    `);
  });

  it('dormitory: list prints CSV with stable keys', async () => {
    expect((await ask(['dormitory', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "number,applied,state,place,room,settled,document,note
      204,2026-08-16,accepted,17,,,29990.jpg,
      150,2026-08-16,rejected,,,,,Нет справки
      ,2026-08-16,settled,,412а,2025-09-01,29990.jpg,
      "
    `);
  });

  it('dormitory: shows an unknown state unchanged', async () => {
    answer(lines.list, ok([application({ status: 'В пути' })]));
    expect((await ask(['dormitory', 'list'])).out).toContain('В пути');
  });
});

it('dormitory: privileges prints a table', async () => {
  expect((await ask(['dormitory', 'privileges'])).out).toMatchInlineSnapshot(`
    "year  privilege          category            note
    2026  Многодетная семья  Внеочередное право
    "
  `);
});

it('dormitory: penalties shows which of them are in force', async () => {
  expect((await ask(['dormitory', 'penalties'])).out).toMatchInlineSnapshot(`
    "date        order  kind     type              reason           status    note
    2026-10-12  1-с    penalty  Нарушение правил  Шум после 23:00  in force  Замечание.
    2026-10-12  1-с    penalty  Нарушение правил  Кухня            lifted    ещё раз
    2026-10-12  1-с    award    Нарушение правил  Субботник
                                                  Неизвестно
    "
  `);
});

describe.each([
  ['list', lines.list, 'There are no applications.\n'],
  ['privileges', lines.privileges, 'No privileges are on record.\n'],
  ['penalties', lines.penalties, 'There are no awards or penalties.\n'],
] as const)('semestr dormitory %s', (name, line, none) => {
  it('dormitory: reports that there are none, also as JSON', async () => {
    answer(line, ok([]));
    expect(await ask(['dormitory', name])).toEqual({ code: 0, out: '', err: none });
    expect((await ask(['dormitory', name, '--json'])).out).toBe('[]\n');
  });

  it('dormitory: requires a signed-in student', async () => {
    answer(line, { status: 404 });
    expect(await ask(['dormitory', name])).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
    const { code, err } = await askUnknown(['dormitory', name]);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
