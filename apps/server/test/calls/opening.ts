import type { CallFixtures } from '../call-fixture.ts';

export const opening: CallFixtures = {
  read: { request: {} },
  installation: { request: {} },
  testMessage: {
    request: { body: { way: 'email', recipient: 'admin@example.com' } },
    wrong: [
      ['way', { body: { way: 'pigeon', recipient: 'admin@example.com' } }],
      ['recipient', { body: { way: 'email', recipient: 'nowhere' } }],
      ['recipient', { body: { way: 'sms', recipient: '12' } }],
      ['recipient', { body: { way: 'sms', recipient: ' ' } }],
    ],
  },
};
