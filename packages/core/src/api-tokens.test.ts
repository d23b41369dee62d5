import { describe, expect, it } from 'vitest';
import {
  API_TOKEN_PREFIX,
  apiTokenEnd,
  apiTokenScopes,
  apiTokenStart,
  isApiToken,
  isApiTokenOver,
  mayUse,
  scopeOf,
  type ScopedCall,
  scopesFor,
  formatApiToken,
} from './api-tokens.ts';

const now = new Date('2026-11-20T09:58:00Z');

describe('scopes', () => {
  it.each<[ScopedCall['access'], boolean, string]>([
    ['signed-in', false, 'read'],
    ['signed-in', true, 'write'],
    ['headman', false, 'read'],
    ['headman', true, 'write'],
    ['anyone', false, 'read'],
    ['admin', false, 'admin:read'],
    ['admin', true, 'admin:write'],
  ])(
    'api tokens: a call for %s that changes something (%s) needs the scope %s',
    (access, changesState, scope) => {
      expect(scopeOf({ access, changesState })).toBe(scope);
    },
  );

  it('api tokens: no scope includes another', () => {
    for (const scope of apiTokenScopes) {
      const calls = (['signed-in', 'admin'] as const).flatMap((access) =>
        [false, true].map((changesState) => ({ access, changesState })),
      );
      expect(calls.filter((call) => mayUse([scope], call)).map(scopeOf)).toEqual([scope]);
      expect(calls.some((call) => mayUse([], call))).toBe(false);
    }
  });

  it('api tokens: only administrators can choose the scopes for administrators’ calls', () => {
    expect(scopesFor(false)).toEqual(['read', 'write']);
    expect(scopesFor(true)).toEqual(apiTokenScopes);
  });
});

describe('tokens', () => {
  const token = `${API_TOKEN_PREFIX}aB3x${'-'.repeat(39)}`;

  it('api tokens: are recognised by their format', () => {
    expect(isApiToken(token)).toBe(true);
    for (const other of ['', token.slice(0, -1), `${token}A`, token.replace('smst', 'SMST'), `${token} `])
      expect(isApiToken(other)).toBe(false);
  });

  it('api tokens: are distinguished by their first letters', () => {
    expect(apiTokenStart(token)).toBe('aB3x');
    expect(formatApiToken('aB3x')).toBe('smst_aB3x…');
  });

  it('api tokens: expire at the exact time', () => {
    const expiresAt = apiTokenEnd(now, 7);
    expect(expiresAt.toISOString()).toBe('2026-11-27T09:58:00.000Z');
    expect(isApiTokenOver({ expiresAt }, new Date(expiresAt.getTime() - 1))).toBe(false);
    expect(isApiTokenOver({ expiresAt }, expiresAt)).toBe(true);
  });
});
