import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { int, optionalProse, optionalText, resource, text } from './resource.ts';
import { maybe } from './shapes.ts';

/** The legal entity that operates an installation. Telephones are written as dialled; missing values are null. */
export const Institution = z.object({
  name: z.string(),
  /** In the other languages of the portal. */
  nameEn: z.nullable(z.string()),
  nameBe: z.nullable(z.string()),
  taxNumber: z.string(),
  address: z.nullable(z.string()),
  /** First year of the copyright. */
  since: z.int(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Contact for users who have lost access. */
  deansOfficePhone: z.nullable(z.string()),
  /** External identity provider for signing in (`oidc.ts`), with its name if it has one; null when there is none. */
  signInWith: maybe(z.object({ name: z.nullable(z.string()) })),
});
export type Institution = z.output<typeof Institution>;

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/institution',
  access: 'anyone',
  summary: 'Get the legal entity that runs this installation, as pages show it',
  reply: Institution,
  refusals: { 404: 'record-not-found' },
  fallbackReason: 'no-data',
  cached: true,
  isExtension: true,
});

const signing = { rector: optionalText(300), lettersTo: optionalProse(300) };
const institutionFields = {
  name: text(300),
  nameEn: optionalText(300),
  nameBe: optionalText(300),
  taxNumber: text(30),
  address: optionalText(300),
  since: int(1000, 3000),
  supportPhone: text(50),
  supportEmail: text(320),
  deansOfficePhone: optionalText(50),
};
export const institution = resource('institution', 'the legal entities that run this installation', {
  area: 'structure',
  fields: { ...institutionFields, ...signing },
  // A request without these newer fields leaves them unchanged.
  edited: {
    ...institutionFields,
    rector: z.optional(signing.rector),
    lettersTo: z.optional(signing.lettersTo),
  },
  filter: {},
});
