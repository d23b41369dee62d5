import { loginFault } from '@semestr/core/validation';
import * as z from 'zod/mini';
import { ConfirmationCode, ContactTypeId, ContactValue } from './contacts.ts';
import { empty, endpoint } from './endpoint.ts';
import { NewPassword } from './password.ts';
import { asLogin, IsoDate } from './shapes.ts';

/** The username as typed in the first step. */
export const Login = z.string().check(
  asLogin,
  z.minLength(1, 'required'),
  z.maxLength(100),
  z.refine((text) => loginFault(text) === null, 'format'),
);

/** A contact with its middle masked. */
const MaskedContact = z.object({
  contactTypeId: ContactTypeId,
  contactValue: z.string(),
  name: z.optional(z.string()),
  codeExpirationTime: z.optional(z.nullable(z.string())),
});
export type MaskedContact = z.output<typeof MaskedContact>;

const Contacts = z.object({
  employee: z.nullable(z.boolean()),
  contacts: z.array(MaskedContact),
  remainingAttempts: z.int(),
});

const blocked = { withTime: 'blocked', plain: 'too-many' } as const;

export const isEmployee = endpoint({
  method: 'GET',
  path: '/api/v1/settings/is-employee',
  access: 'anyone',
  summary: 'Whether the account belongs to an employee, who may have to recover the password elsewhere',
  query: z.object({ login: Login }),
  reply: z.boolean(),
  refusals: { 404: 'account-not-found', 429: blocked },
  fallbackReason: 'not-connected',
  isExtension: true,
  example: { query: { login: '42850001' } },
  sessionOnly: true,
});

export const maskedContacts = endpoint({
  method: 'GET',
  path: '/api/v1/settings/masked-contacts',
  access: 'anyone',
  summary: 'List the confirmed contacts of an account, masked',
  query: z.object({ login: Login }),
  reply: Contacts,
  refusals: { 404: 'account-not-found', 429: blocked },
  fallbackReason: 'not-connected',
  example: { query: { login: '42850001' } },
  sessionOnly: true,
});

export const proveContact = endpoint({
  method: 'POST',
  path: '/api/v1/settings/contact/exist',
  access: 'anyone',
  summary: 'Check a complete contact of the account; returns the contact if it matches',
  body: z.object({ login: Login, contactValue: ContactValue }),
  reply: Contacts,
  refusals: { 404: 'contact-wrong', 429: blocked },
  fallbackReason: 'not-connected',
  sessionOnly: true,
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/v1/settings/password/reset',
  access: 'anyone',
  summary: 'Send a recovery code to a contact of the account',
  body: z.object({ login: Login, contactValue: ContactValue }),
  /** Another provider may return anything: only the status counts there. */
  reply: z.union([z.object({ codeExpirationTime: z.string(), remainingAttempts: z.int() }), z.unknown()]),
  refusals: { 404: 'contact-wrong', 409: 'code-pending', 429: blocked },
  fallbackReason: 'recovery-code-not-sent',
  sessionOnly: true,
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/v1/settings/password/new',
  access: 'anyone',
  summary: 'Set a new password with the recovery code',
  body: z.object({
    login: Login,
    contactValue: ContactValue,
    confirmCode: ConfirmationCode,
    password: NewPassword,
  }),
  reply: empty,
  refusals: { 404: 'contact-wrong', 409: 'code-wrong', 410: 'code-expired', 429: blocked },
  fallbackReason: 'password-not-created',
  sessionOnly: true,
});

export const setPasswordByLink = endpoint({
  method: 'POST',
  path: '/api/v1/settings/password/new-by-hash',
  access: 'anyone',
  summary: 'Set the first password with the link from the university and the birth date or the username',
  body: z.object({
    hash: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
    /** Of a student. */
    birthDate: z.optional(IsoDate),
    /** Of any other user: the university stores no birth date of theirs. */
    login: z.optional(Login),
    password: NewPassword,
    /** The link's own `t`, returned unchanged; only the server's record counts. */
    expiredTime: z.optional(z.nullable(z.union([z.string().check(z.maxLength(100)), z.number()]))),
  }),
  reply: empty,
  refusals: {
    404: 'new-password-not-created',
    409: 'new-password-not-created',
    410: 'new-password-not-created',
    429: blocked,
  },
  fallbackReason: 'new-password-not-created',
  isExtension: true,
  sessionOnly: true,
});
