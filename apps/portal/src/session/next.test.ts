import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './next.ts';

const origin = 'https://portal.example.by';

describe('where somebody is led after signing in', () => {
  it.each(['/', '/schedule/428501?week=1,2#day', '/personal-account/profile', '/%5Cexample.org', '/a//b'])(
    '%s is ours',
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
  ])('%j is not', (address) => {
    expect(ownPath(address, origin)).toBe(null);
  });

  it('never leaves the origin, whatever the address', () => {
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
