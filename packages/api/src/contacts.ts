import { typedCode } from '@semestr/core/typed-text';
import { CODE_LENGTH, codeFault } from '@semestr/core/validation';
import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { ofStudent } from './filters.ts';
import { decidedResource, prose, resource, text } from './resource.ts';
import { Id, IdText, maybe } from './shapes.ts';

/** 4 phone, 6 e-mail. */
export const ContactTypeId = z.literal([4, 6]);

/** A phone number or an e-mail address as typed; the type decides which rule applies. */
export const ContactValue = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(320));

/** Six digits. */
export const ConfirmationCode = z.string().check(
  z.overwrite(typedCode),
  z.maxLength(CODE_LENGTH),
  z.refine((code) => codeFault(code) === null, 'format'),
);

/** ISO date-time; null when no code is pending. */
const CodeExpiration = z.nullable(z.string());

export const SettingsContact = z.object({
  id: Id,
  contactTypeId: ContactTypeId,
  /** Empty when not set. */
  contactValue: z.nullable(z.string()),
  confirmed: z.boolean(),
  codeExpirationTime: CodeExpiration,
});
export type SettingsContact = z.output<typeof SettingsContact>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/settings/contacts',
  access: 'signed-in',
  summary: 'List the caller’s contacts and the attempts left',
  /** `mobilePhoneAttempts` and `emailAttempts` repeat `numberOfAttempts` for newer clients. */
  reply: z.object({
    contactDtoList: z.array(SettingsContact),
    numberOfAttempts: z.int(),
    mobilePhoneAttempts: z.optional(z.int()),
    emailAttempts: z.optional(z.int()),
    contactBanExpiredTime: maybe(z.string()),
  }),
  refusals: { 403: 'session-ended', 429: { withTime: 'blocked', plain: 'code-not-expired' } },
  fallbackReason: 'contacts-not-loaded',
  sessionOnly: true,
});

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/settings/contact/create',
  access: 'signed-in',
  summary: 'Add a contact that is not set yet; returns its id',
  body: z.object({ contactValue: ContactValue, contactTypeId: ContactTypeId }),
  reply: z.union([Id, empty]),
  refusals: { 403: 'session-ended', 409: 'contact-same', 423: 'in-person-only' },
  fallbackReason: 'contact-not-changed',
  idempotent: true,
  forbidImpersonation: true,
  requiresStepUp: true,
  beforeContacts: true,
  isExtension: true,
});

const update = {
  access: 'signed-in',
  refusals: { 403: 'session-ended', 404: 'contact-not-found', 409: 'contact-same', 423: 'in-person-only' },
  fallbackReason: 'contact-not-changed',
  forbidImpersonation: true,
  requiresStepUp: true,
  beforeContacts: true,
} as const;

export const change = endpoint({
  ...update,
  method: 'POST',
  path: '/api/v1/settings/contact/update',
  summary: 'Change a contact; it must be confirmed again',
  reply: empty,
  body: z.object({ id: Id, contactValue: ContactValue }),
});

export const changeByPut = endpoint({
  ...update,
  method: 'PUT',
  path: '/api/v1/settings/contact/update',
  summary: 'Change a contact, in the form that newer clients use',
  reply: empty,
  body: z.object({ id: Id, contactTypeId: z.optional(ContactTypeId), contactValue: ContactValue }),
});

const sending = {
  access: 'signed-in',
  refusals: {
    403: 'session-ended',
    404: 'contact-not-found',
    409: 'contact-confirmed',
    423: 'in-person-only',
    429: { withTime: 'blocked', plain: 'code-already-sent' },
  },
  fallbackReason: 'code-not-sent',
  forbidImpersonation: true,
  beforeContacts: true,
} as const;

export const sendCode = endpoint({
  ...sending,
  method: 'POST',
  path: '/api/v1/settings/contact/send-confirm-message',
  summary: 'Send a code to a contact; the body is the bare contact id',
  body: Id,
  reply: z.object({ codeExpiredTime: z.string() }),
  example: { body: 1 },
});

export const sendCodeByPath = endpoint({
  ...sending,
  method: 'POST',
  path: '/api/v1/settings/contact/:id/send-confirm',
  summary: 'Send a code to a contact, in the form that newer clients use',
  params: z.object({ id: IdText }),
  reply: z.object({ codeExpirationTime: z.string() }),
});

export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/settings/contact/confirm',
  access: 'signed-in',
  summary: 'Confirm a contact with the code that was sent to it',
  body: z.object({ contactId: Id, code: ConfirmationCode }),
  reply: empty,
  refusals: {
    403: 'session-ended',
    404: 'contact-data-not-found',
    409: 'code-wrong',
    410: 'code-expired',
    423: 'in-person-only',
    429: 'blocked',
  },
  fallbackReason: 'contact-not-confirmed',
  forbidImpersonation: true,
  beforeContacts: true,
});

const contactType = z.literal([4, 6]);

/** The reason of a confirmation by staff, which the owner can read. */
export const ConfirmationReason = prose(200);

const stated = {
  area: 'accounts',
  fields: { userId: Id, type: contactType, value: z.string(), isConfirmed: z.boolean() },
  filter: { ...ofStudent, employeeId: Id, userId: Id, type: contactType, isConfirmed: z.boolean() },
} as const;

/** Entered or corrected on behalf of a user: a new value must be confirmed again. */
export const contacts = {
  ...decidedResource('contacts', 'the contacts of all accounts', { ...stated, edited: { value: text(320) } }),
  create: resource('contacts', 'the contacts of all accounts', {
    ...stated,
    edited: { userId: Id, type: contactType, value: text(320) },
  }).create,
};

export const confirmForOwner = endpoint({
  method: 'POST',
  path: '/api/v1/admin/contacts/:id/confirm',
  access: 'admin',
  area: 'accounts',
  summary: 'Confirm a contact in place of its owner, with a reason that the owner can read',
  params: z.object({ id: IdText }),
  body: z.object({ reason: ConfirmationReason }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'contact-not-confirmed',
  // As for everything that decides who can sign in.
  sessionOnly: true,
  isExtension: true,
  example: { params: { id: '1' }, body: { reason: 'Паспорт и SIM-карта предъявлены в деканате' } },
});
