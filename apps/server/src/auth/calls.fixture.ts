import type { CallFixtures } from '../calls.fixture.ts';
import { logins, passwordOf } from '../test-server.ts';

export const auth: CallFixtures = {
  login: {
    request: { body: { username: logins.student, password: passwordOf('student') } },
    wrong: [
      ['username', { body: { password: 'x' } }],
      ['username', { body: { username: ' ', password: 'x' } }],
      ['password', { body: { username: 'x', password: '' } }],
      ['rememberDevice', { body: { username: 'x', password: 'x', rememberDevice: 'yes' } }],
      ['body', { body: null }],
      ['body', { body: [] }],
    ],
  },
};
