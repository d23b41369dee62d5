import type { CallFixtures } from '../call-fixture.ts';
import { logins, passwordOf } from '../server.ts';

const account = { login: logins.student, password: passwordOf('student') };
const person = { fio: 'Образцов Игорь Леонидович', email: 'i.obrazcov@example.by' };

const report = { description: 'Не открывается расписание', email: 'anna@example.by' };

export const support: CallFixtures = {
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
