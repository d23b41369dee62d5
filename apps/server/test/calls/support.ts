import type { AnyRequest, CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { bugReports } from '../../src/db/tables/bug-reports.ts';
import { logins, passwordOf } from '../server.ts';

const account = { login: logins.student, password: passwordOf('student') };
const person = { fio: 'Образцов Игорь Леонидович', email: 'i.obrazcov@example.by' };

const report = { description: 'Не открывается расписание', email: 'anna@example.by' };

const ofReport =
  (body?: object) =>
  async (db: Database): Promise<AnyRequest> => {
    const [row] = await db.select({ id: bugReports.id }).from(bugReports).orderBy(bugReports.id).limit(1);
    return { params: { id: row?.id }, ...(body && { body }) };
  };
const text = { text: 'Исправлено' };
const wrongId = ['id', { params: { id: 'first' }, body: text }] as const;
const wrongTexts = [
  wrongId,
  ['text', { params: { id: 1 }, body: { text: ' ' } }],
  ['text', { params: { id: 1 }, body: { text: 'x'.repeat(8001) } }],
] as const;

export const support: CallFixtures = {
  thread: { request: ofReport(), wrong: [wrongId] },
  answer: { request: ofReport(text), wrong: wrongTexts },
  note: { request: ofReport(text), wrong: wrongTexts },
  autocomplete: {
    request: { body: account },
    wrong: [
      ['login', { body: { password: account.password } }],
      ['login', { body: { ...account, login: ' ' } }],
      ['login', { body: { ...account, login: 'x'.repeat(101) } }],
      ['password', { body: { login: account.login } }],
      ['password', { body: { ...account, password: 'x'.repeat(201) } }],
      ['secondFactor', { body: { ...account, secondFactor: 5 } }],
    ],
  },
  report: {
    request: { body: report },
    wrong: [
      ['description', { body: { email: report.email } }],
      ['description', { body: { ...report, description: 'x'.repeat(10_001) } }],
      ['email', { body: { ...report, email: 'anna' } }],
      ['files', { body: { ...report, files: 'not a file' } }],
    ],
  },
  byPersonalInfo: {
    request: { body: person },
    wrong: [
      ['fio', { body: { email: person.email } }],
      ['fio', { body: { ...person, fio: 'x'.repeat(201) } }],
      ['email', { body: { fio: person.fio } }],
      ['email', { body: { ...person, email: 'x'.repeat(321) } }],
    ],
  },
};
