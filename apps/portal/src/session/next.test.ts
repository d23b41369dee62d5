import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trustedRedirect, ownPath } from './next.ts';

const origin = 'https://portal.example.by';

describe('LOG-02 provider redirects', () => {
  const account = 'https://account.example.by';

  it.each([
    ['https://account.example.by/start?from=portal#top', 'https://account.example.by/start?from=portal#top'],
    ['https://portal.example.by/new-password', 'https://portal.example.by/new-password'],
    ['/new-password', 'https://portal.example.by/new-password'],
  ])('redirects: allows a provider to redirect to %s', (address, href) => {
    expect(trustedRedirect(address, origin, account)).toBe(href);
  });

  it.each([
    'https://example.org/',
    'http://account.example.by/',
    'https://account.example.by:8443/',
    'https://account.example.by@example.org/',
    'https://account.example.by.example.org/',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://account.example.by/1',
    'https://[',
    '',
  ])("redirects: rejects a provider's redirect to the foreign address %j", (address) => {
    expect(trustedRedirect(address, origin, account) ?? '').toMatch(/^$|^https:\/\/portal\.example\.by\//);
  });

  it('redirects: only our own origin is allowed when the server names no other', () => {
    expect(trustedRedirect(`${account}/start`, origin, null)).toBe(null);
  });
});

describe('redirects after sign-in', () => {
  it.each(['/', '/schedule/428501?week=1,2#day', '/personal-account/profile', '/%5Cexample.org', '/a//b'])(
    'redirects: accepts %s as a path of our origin',
    (address) => {
      expect(ownPath(address, origin)).toBe(address);
    },
  );

  it.each([
    '',
    'schedule',
    'https://portal.example.by/schedule',
    'https://example.org/',
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    '/\r\\example.org',
    '/.//example.org',
    '/..//example.org',
    '/a/..//example.org',
    '//portal.example.by@example.org',
    '//[',
    'javascript:alert(1)',
    ' /schedule',
  ])('redirects: rejects %j as a path of our origin', (address) => {
    expect(ownPath(address, origin)).toBe(null);
  });

  it('redirects: never leaves the origin, for any address', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      'a',
      'example.org',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = ownPath(`/${pieces.join('')}`, origin);
        expect(new URL(path ?? '/', origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
