import { expect, it } from 'vitest';
import * as auth from './auth.ts';
import * as contacts from './contacts.ts';
import * as impersonation from './impersonation.ts';
import * as recovery from './recovery.ts';
import * as support from './support.ts';

const [card, password] = ['\u202a4285 0001\u202c', 'Student-2026!'];

it.each([
  ['sign-in', auth.login.body.parse({ username: card, password, rememberDevice: false }).username],
  ['recovery', recovery.Login.parse(card)],
  ['support form', support.autocomplete.body.parse({ login: card, password }).login],
  [
    'impersonation',
    impersonation.start.body.parse({ studentCardNumber: card, reason: '' }).studentCardNumber,
  ],
])('VAL-01 typed text: the %s reads a student card number copied in groups', (_where, login) => {
  expect(login).toBe('42850001');
});

it('typed text: a confirmation code is read with spaces', () => {
  const { code } = contacts.confirm.body.parse({ contactId: 1, code: '123 456' });
  expect([
    code,
    recovery.setPassword.body.parse({
      contactTypeId: 4,
      login: card,
      password,
      confirmCode: '123-456',
      contactValue: '+375291112233',
    }).confirmCode,
  ]).toEqual(['123456', '123456']);
});
