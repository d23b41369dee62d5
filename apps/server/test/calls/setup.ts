import type { CallFixtures } from '../call-fixture.ts';

const right = { token: 't', username: 'first', password: 'Turn-4-Lamps!', fio: 'Первый А. А.' };

export const setup: CallFixtures = {
  createFirstAdmin: {
    request: { body: right },
    wrong: [
      ['token', { body: { ...right, token: undefined } }],
      ['username', { body: { ...right, username: 'a b' } }],
      ['password', { body: { ...right, password: 'short' } }],
      ['fio', { body: { ...right, fio: ' ' } }],
    ],
  },
};
