import * as calls from '@semestr/api/push';
import type { CallFixtures } from '../call-fixture.ts';

const { endpoint, keys } = calls.add.example.body;

export const push: CallFixtures = {
  add: {
    request: { body: { endpoint, keys } },
    wrong: [
      ['endpoint', { body: { keys } }],
      ['endpoint', { body: { endpoint: 'x'.repeat(1001), keys } }],
      ['keys', { body: { endpoint } }],
      ['keys.p256dh', { body: { endpoint, keys: { ...keys, p256dh: 'x'.repeat(87) } } }],
      ['keys.auth', { body: { endpoint, keys: { ...keys, auth: '+/==' } } }],
    ],
  },
  remove: { request: { params: { id: 1 } }, wrong: [['id', { params: { id: 'this' } }]] },
};
