import { empty, endpoint } from './endpoint.ts';
import { SignedIn } from './signed-in.ts';

/** Changes state by GET because existing clients call it so; answers same-site and non-browser requests only. */
export const logoutByGet = endpoint({
  method: 'GET',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  summary: 'Sign out (for existing clients); our own use POST',
  reply: empty,
  changesState: true,
  refusals: { 400: 'cross-site' },
  otherwise: 'logout-failed',
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  summary: 'Sign out',
  reply: empty,
  refusals: {},
  otherwise: 'logout-failed',
  ours: true,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  access: 'signed-in',
  summary: 'Prolong the session; answers who is signed in',
  reply: SignedIn,
  refusals: { 403: 'session-ended' },
  otherwise: 'not-connected',
  ours: true,
});
