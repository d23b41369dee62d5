import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { maybe } from './shapes.ts';

/** The legal person behind an installation. Telephones are as they are dialled; null is what it has not or does not tell. */
export const Institution = z.object({
  name: z.string(),
  /** In the other languages of the portal. */
  nameEn: z.nullable(z.string()),
  nameBe: z.nullable(z.string()),
  taxNumber: z.string(),
  address: z.nullable(z.string()),
  /** The year from which the copyright counts. */
  since: z.int(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Where people turn to who have lost access. */
  deansOfficePhone: z.nullable(z.string()),
  /** Whose accounts sign in beside those of the portal (`oidc.ts`), by their name where they have one; null where none do. */
  signInWith: maybe(z.object({ name: z.nullable(z.string()) })),
});
export type Institution = z.output<typeof Institution>;

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/institution',
  access: 'anyone',
  summary: 'The legal person behind this installation, as pages name it',
  reply: Institution,
  refusals: { 404: 'record-not-found' },
  fallbackReason: 'no-data',
  cached: true,
  isExtension: true,
});
