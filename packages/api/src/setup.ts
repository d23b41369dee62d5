import { loginFault, passwordFault } from '@semestr/core/validation';
import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { asLogin, StoredName } from './shapes.ts';

/** Creates the first administrator. The token is in the server's data folder until one exists. */
export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/v1/setup/admin',
  access: 'anyone',
  summary: 'Create the first administrator with the setup token from the server’s data folder',
  body: z.object({
    token: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
    username: z.string().check(
      asLogin,
      z.maxLength(100),
      z.refine((text) => loginFault(text) === null, 'format'),
    ),
    password: z.string().check(
      z.trim(),
      z.refine((text) => passwordFault(text) === null, 'format'),
    ),
    fio: StoredName(200),
  }),
  reply: empty,
  refusals: { 404: 'setup-token-wrong', 409: 'setup-done' },
  fallbackReason: 'admin-not-created',
  isExtension: true,
});
