import { MAX_TOKEN } from '@semestr/api/verify';
import type { CallFixtures } from '../call-fixture.ts';

export const verify: CallFixtures = {
  paper: {
    request: { params: { token: 'unsigned' } },
    wrong: [['token', { params: { token: 'x'.repeat(MAX_TOKEN + 1) } }]],
  },
};
