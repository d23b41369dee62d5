import { invitationWays } from '@semestr/core/invitations';
import { type OpeningRecord, openingSteps } from '@semestr/core/opening';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './shapes.ts';

/** Progress of setting up a new university, and the state of its installation. */

// Each record type of a step has a number.
const counts = Object.fromEntries(
  Object.values(openingSteps).flatMap((records) => records.map((record) => [record, z.int()])),
) as Record<OpeningRecord, z.ZodMiniNumberFormat>;
const gateways = z.object({ email: z.boolean(), sms: z.boolean() });

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/admin/opening',
  access: 'admin',
  area: 'administration',
  summary: 'Get the progress of setting up a university: records of each step, gateways and passwords',
  reply: z.object({
    /** Lessons and terms are those of the current term and of the next one. */
    counts: z.object(counts),
    gateways,
    /** Accounts of students and employees: with a password, with a valid invitation only, and with neither. */
    accounts: z.object({ active: z.int(), invited: z.int(), none: z.int() }),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const installation = endpoint({
  method: 'GET',
  path: '/api/v1/admin/installation',
  access: 'admin',
  area: 'administration',
  summary: 'Get the state of the installation: gateways, address, scanner, second factors, versions',
  reply: z.object({
    /** Version of Semestr, and of the database. */
    version: z.string(),
    database: z.string(),
    /** The public address; null when it follows from each request. */
    publicUrl: z.nullable(z.string()),
    gateways,
    /** Whether messages can be sent to browsers, and files are scanned for viruses. */
    hasPush: z.boolean(),
    hasScanner: z.boolean(),
    /** Administrators who can sign in, and how many of them have a second factor or a passkey. */
    administrators: z.object({ able: z.int(), secured: z.int() }),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const testMessage = endpoint({
  method: 'POST',
  path: '/api/v1/admin/installation/test-message',
  access: 'admin',
  area: 'administration',
  summary: 'Send a test message by e-mail or text message; returns its id in the outbox',
  body: z.object({
    way: z.enum(invitationWays),
    recipient: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(320)),
  }),
  reply: z.object({ id: Id }),
  refusals: { 403: 'session-ended', 409: 'gateway-missing' },
  fallbackReason: 'message-not-sent',
  idempotent: true,
  isExtension: true,
  example: { body: { way: 'email', recipient: 'admin@example.com' } },
});
