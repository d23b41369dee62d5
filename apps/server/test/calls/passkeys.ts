import type { CallFixtures } from '../call-fixture.ts';
import { passwordOf } from '../server.ts';

const credential = { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key' };
const registration = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXQ' } };
const signed = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AQIDBA', signature: 'MEUCIQ' },
};
const params = { id: 1 };
const name = 'Телефон';

export const passkeys: CallFixtures = {
  addOptions: {
    request: { body: { password: passwordOf('student') } },
    wrong: [['password', { body: {} }]],
  },
  add: {
    request: { body: { name, credential: registration } },
    wrong: [
      ['name', { body: { name: ' ', credential: registration } }],
      ['name', { body: { name: 'x'.repeat(61), credential: registration } }],
      ['credential', { body: { name } }],
      ['credential.id', { body: { name, credential: { ...registration, id: '+/=' } } }],
      ['credential.type', { body: { name, credential: { ...registration, type: 'password' } } }],
      ['credential.response', { body: { name, credential } }],
    ],
  },
  rename: {
    request: { params, body: { name } },
    wrong: [
      ['id', { params: { id: 'first' }, body: { name } }],
      ['name', { params, body: { name: '' } }],
    ],
  },
  remove: { request: { params }, wrong: [['id', { params: { id: 'first' } }]] },
  signIn: {
    request: { body: { credential: signed } },
    wrong: [
      ['credential', { body: {} }],
      [
        'credential.response.signature',
        {
          body: { credential: { ...signed, response: { ...signed.response, signature: '' } } },
        },
      ],
      ['rememberDevice', { body: { credential: signed, rememberDevice: 'yes' } }],
    ],
  },
};
