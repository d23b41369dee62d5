import type { CallFixtures } from '../call-fixture.ts';
import { logins, passwordOf } from '../server.ts';

export const auth: CallFixtures = {
  login: {
    request: { body: { username: logins.student, password: passwordOf('student') } },
    wrong: [
      ['username', { body: { password: 'x' } }],
      ['username', { body: { username: ' ', password: 'x' } }],
      ['password', { body: { username: 'x', password: '' } }],
      ['rememberDevice', { body: { username: 'x', password: 'x', rememberDevice: 'yes' } }],
      ['secondFactor', { body: { username: 'x', password: 'x', secondFactor: '1'.repeat(41) } }],
      ['body', { body: null }],
      ['body', { body: [] }],
    ],
  },
};

export const session: CallFixtures = {
  end: { request: { params: { id: 1 } }, wrong: [['id', { params: { id: 'this' } }]] },
};

export const impersonation: CallFixtures = {
  start: {
    request: { body: { studentCardNumber: logins.student, reason: 'Проверка' } },
    wrong: [
      ['studentCardNumber', { body: {} }],
      ['studentCardNumber', { body: { studentCardNumber: 'admin' } }],
      ['reason', { body: { studentCardNumber: logins.student, reason: 'x'.repeat(301) } }],
    ],
  },
};
