import type { CallFixtures } from '../call-fixture.ts';

export const password: CallFixtures = {
  change: {
    request: { body: { password: 'Wrong-2026!', newPassword: 'Zebra-Kite-7' } },
    wrong: [
      ['password', { body: { newPassword: 'Zebra-Kite-7' } }],
      ['newPassword', { body: { password: 'Wrong-2026!' } }],
      ['newPassword', { body: { password: 'Wrong-2026!', newPassword: 'zebrakite' } }],
    ],
  },
};
