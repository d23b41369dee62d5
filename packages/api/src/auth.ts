import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { orElse } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

export const Credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100)),
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
  rememberDevice: orElse(z.boolean(), false),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'anyone',
  summary: 'Sign in; the answer sets the SESSION cookie',
  body: Credentials,
  reply: SignedIn,
  refusals: { 401: 'login-failed', 429: 'too-many' },
  fallbackReason: 'not-connected',
});
