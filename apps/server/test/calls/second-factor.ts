import type { CallFixtures } from '../call-fixture.ts';
import { passwordOf } from '../server.ts';

const wrongProofs = [
  ['password', { body: {} }],
  ['password', { body: { password: null, code: null } }],
  ['password', { body: { password: 'x'.repeat(201) } }],
  ['code', { body: { code: ' ' } }],
  ['code', { body: { code: '1'.repeat(41) } }],
] as const;
const proven = { request: { body: { password: passwordOf('student') } }, wrong: wrongProofs };

export const secondFactor: CallFixtures = {
  prove: proven,
  begin: proven,
  confirm: {
    request: { body: { code: '123456' } },
    wrong: [
      ['code', { body: {} }],
      ['code', { body: { code: '' } }],
      ['code', { body: { code: 123_456 } }],
    ],
  },
  turnOff: proven,
  newRecoveryCodes: proven,
};
