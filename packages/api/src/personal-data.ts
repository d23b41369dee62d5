import { keepingGrounds } from '@semestr/core/personal-data';
import * as z from 'zod/mini';
import { endpoint, file } from './endpoint.ts';
import { IdText } from './shapes.ts';

/**
 * Export and erasure of a user's personal data. What is exported and what is retained is defined in
 * `packages/core/src/personal-data.ts`, by the type of record.
 */

export const own = endpoint({
  method: 'POST',
  path: '/api/v1/personal-data',
  access: 'signed-in',
  summary: 'Download all stored data of the caller as an archive: JSON data, files and an index',
  reply: file('personal-data.zip', 'application/zip'),
  refusals: { 403: 'session-ended', 423: 'in-person-only' },
  fallbackReason: 'file-not-downloaded',
  requiresStepUp: true,
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
});

const params = z.object({ id: IdText });

/** The administrator's reason: the owner is notified, and the audit log stores it. */
const body = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)) });

const example = { params: { id: '7' }, body: { reason: 'Заявление от 20.11.2026' } };

export const ofAccount = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/personal-data',
  access: 'admin',
  area: 'administration',
  summary: 'Download all stored data of an account’s owner as an archive, and notify the owner',
  params,
  body,
  reply: file('personal-data.zip', 'application/zip'),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example,
});

export const erase = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/erase',
  access: 'admin',
  area: 'administration',
  summary: 'Erase the personal data of an account’s owner and close the account; cannot be undone',
  params,
  body,
  reply: z.object({
    /** Number of records of each type that were removed, or lost their personal fields. */
    erased: z.record(z.string(), z.int()),
    /** What is retained, and why. */
    kept: z.array(z.object({ kind: z.string(), count: z.int(), ground: z.enum(keepingGrounds) })),
  }),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: {
      named: ['admin-last', 'erase-loans', 'erase-dormitory', 'erase-requests'],
      plain: 'erase-own',
    },
  },
  fallbackReason: 'not-erased',
  requiresStepUp: true,
  isExtension: true,
  example,
});
