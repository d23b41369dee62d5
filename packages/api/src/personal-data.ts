import { keepingGrounds } from '@semestr/core/personal-data';
import * as z from 'zod/mini';
import { endpoint, file } from './endpoint.ts';
import { IdText } from './shapes.ts';

/**
 * All that is kept of one person, and its erasure. Whose it is, what is told and what stays stands in
 * `packages/core/src/personal-data.ts`, by the name of each kind of record.
 */

export const own = endpoint({
  method: 'POST',
  path: '/api/v1/personal-data',
  access: 'signed-in',
  summary: 'All that is kept of the caller, as an archive: data as JSON, files, and what stands where',
  reply: file('personal-data.zip', 'application/zip'),
  refusals: { 403: 'session-ended', 423: 'in-person-only' },
  fallbackReason: 'file-not-downloaded',
  asksProof: true,
  inPersonOnly: true,
  beforeContacts: true,
  isExtension: true,
});

const params = z.object({ id: IdText });

/** Why an administrator does it: the owner is told, the audit log keeps it. */
const body = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)) });

const example = { params: { id: '7' }, body: { reason: 'Заявление от 20.11.2026' } };

export const ofAccount = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/personal-data',
  access: 'admin',
  area: 'administration',
  summary: 'The same archive of the owner of an account, who is told',
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
  summary: 'Erase the personal data of the owner of an account, and close it; cannot be taken back',
  params,
  body,
  reply: z.object({
    /** How many records of each kind were removed, or lost their personal fields. */
    erased: z.record(z.string(), z.int()),
    /** What stays, and why. */
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
  asksProof: true,
  isExtension: true,
  example,
});
