import type { CallFixtures } from '../call-fixture.ts';

export const oidc: CallFixtures = {
  start: {
    request: { body: { rememberDevice: true, next: '/personal-account/markbook' } },
    wrong: [
      ['rememberDevice', { body: { rememberDevice: 'yes' } }],
      ['next', { body: { next: 'https://evil.example' } }],
      ['next', { body: { next: '//evil.example' } }],
      ['next', { body: { next: '/\\evil.example' } }],
      ['next', { body: { next: `/${'x'.repeat(1000)}` } }],
      ['body', { body: null }],
    ],
  },
  finish: {
    request: { body: { code: 'of-the-provider', state: 'of-the-browser' } },
    wrong: [
      ['code', { body: { code: 1 } }],
      ['state', { body: { state: 'x'.repeat(101) } }],
      ['secondFactor', { body: { secondFactor: '1'.repeat(41) } }],
    ],
  },
};
