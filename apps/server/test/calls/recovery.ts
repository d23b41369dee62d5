import type { CallFixtures } from '../call-fixture.ts';
import { logins } from '../server.ts';

const login = logins.student;
const contactValue = 'nobody@example.by';
const password = 'Zebra-Kite-7';
const setting = { login, contactValue, confirmCode: '123456', password };
const linked = { hash: 'none', birthDate: '2007-01-01', password, expiredTime: '1790000000000' };

const lookup = {
  request: { query: { login } },
  wrong: [
    ['login', {}],
    ['login', { query: { login: ' ' } }],
    ['login', { query: { login: 'a b' } }],
  ],
} as const;

const proof = {
  request: { body: { login, contactValue } },
  wrong: [
    ['login', { body: { contactValue } }],
    ['contactValue', { body: { login } }],
    ['contactValue', { body: { login, contactValue: 'x'.repeat(321) } }],
  ],
} as const;

export const recovery: CallFixtures = {
  isEmployee: lookup,
  maskedContacts: lookup,
  proveContact: proof,
  sendCode: proof,
  setPassword: {
    request: { body: setting },
    wrong: [
      ['login', { body: { ...setting, login: '' } }],
      ['contactValue', { body: { ...setting, contactValue: '' } }],
      ['confirmCode', { body: { ...setting, confirmCode: '12 456' } }],
      ['password', { body: { ...setting, password: 'short' } }],
    ],
  },
  setPasswordByLink: {
    request: { body: linked },
    wrong: [
      ['hash', { body: { ...linked, hash: '' } }],
      ['birthDate', { body: { ...linked, birthDate: '01.01.2007' } }],
      ['birthDate', { body: { ...linked, birthDate: undefined } }],
      ['login', { body: { ...linked, login: 'two words' } }],
      ['password', { body: { ...linked, password: 'password' } }],
      ['expiredTime', { body: { ...linked, expiredTime: {} } }],
    ],
  },
};
