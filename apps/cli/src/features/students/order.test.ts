import type { Student } from '@semestr/api/students';
import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const student: Student = {
  id: 7,
  cardNumber: '42850007',
  lastName: 'Новиков',
  firstName: 'Пётр',
  middleName: null,
  belarusianLastName: null,
  belarusianFirstName: null,
  belarusianMiddleName: null,
  birthDate: '2007-02-17',
  groupId: 100500,
  groupName: '428501',
  facultyAbbrev: 'ФИС',
  specialityName: 'Информатика',
  course: 3,
  subgroup: 1,
  state: 'studying',
  leftOn: null,
  onLeaveUntil: null,
  isGroupHead: false,
  canStudentNote: false,
  hasProfiling: false,
  illiquidMessage: null,
  email: null,
  phone: null,
  contactsConfirmed: null,
  version: 1,
};

const states = '"state":["studying","on-leave","expelled","transferred","graduated"]';
const find = (card: string) => `GET /admin/students?filter={"q":"${card}",${states}}`;
const issue = 'POST /admin/students/orders';

const { ask, requests, answer } = administratorServer({
  [find('42850007')]: ok([student]),
  [find('42850008')]: ok([]),
  'GET /student-groups/filters?name=': ok([{ id: 100501, name: '428502', specialityAbbrev: 'РИС' }]),
  [issue]: ok([{ ...student, state: 'expelled', leftOn: '2026-11-30' }]),
});

const order = (...argv: string[]) => ask(['order', ...argv]);
const sent = () => requests().findLast(({ line }) => line === issue)?.body;
const expulsion = ['expel', '42850007', '--number', '214-с', '--from', '30.11.2026', '--date', '27.11.2026'];

describe('semestr admin order', () => {
  it('student orders: issues an order for students by their card numbers', async () => {
    const { code, err } = await order(...expulsion, '--reason', 'по собственному желанию', '--yes');
    expect({ code, err }).toEqual({ code: 0, err: 'Order recorded for 1 student.\n' });
    expect(sent()).toEqual({
      studentIds: [7],
      kind: 'expel',
      number: '214-с',
      date: '2026-11-27',
      from: '2026-11-30',
      until: null,
      reason: 'по собственному желанию',
      groupId: null,
    });
  });

  it('student orders: a reinstatement sends the group, and a dry run sends nothing', async () => {
    const argv = ['reinstate', '42850007', '--number', '220-с', '--from', '2026-11-30', '--group', '428502'];
    const { code, out } = await order(...argv, '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('"groupId": 100501');
    expect(sent()).toBeUndefined();
  });

  it('student orders: a rejected order names the students for whom it is not possible', async () => {
    const { id, lastName, firstName, middleName } = student;
    const unfit = { id, lastName, firstName, middleName, state: 'graduated', fault: 'state' };
    answer(issue, { status: 409, body: { reason: 'order-not-possible', students: [unfit] } });
    const { code, err } = await order(...expulsion, '--yes');
    expect(code).toBe(1);
    expect(err).toContain('Новиков Пётр: Graduated\n');
    expect(err).toContain('The order does not fit some of the students.');
  });

  it.each([
    [['expel', '42850008', '--number', '1', '--from', '30.11.2026', '--yes'], 1, 'no student with card'],
    [['dismiss', '42850007', '--number', '1', '--from', '30.11.2026', '--yes'], 2, 'expel'],
    [['expel', '42850007', '--from', '30.11.2026', '--yes'], 2, '--number'],
    [['expel', '42850007', '--number', '1', '--yes'], 2, '--from'],
    [expulsion, 2, '--yes'],
  ])('student orders: rejects %j', async (argv, code, sentence) => {
    const refused = await order(...argv);
    expect({ ...refused, code: refused.code }).toMatchObject({ code });
    expect(refused.err).toContain(sentence);
  });
});
