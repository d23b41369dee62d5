import { paperKinds } from '@semestr/core/verify';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { IsoDate } from './shapes.ts';

/** Maximum length of a token, which contains a number, a date and a name. */
export const MAX_TOKEN = 1100;

/** Content of a paper; nothing is revealed about an unknown one. */
const PaperFacts = z.object({
  kind: z.enum(paperKinds),
  number: z.string(),
  date: IsoDate,
  holder: z.string(),
  institution: z.string(),
});

export const Verdict = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('valid'), paper: PaperFacts }),
  z.object({ state: z.literal('withdrawn'), paper: PaperFacts }),
]);
export type Verdict = z.output<typeof Verdict>;

/** The public half of the key that signs papers. */
export const PaperKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
export type PaperKey = z.output<typeof PaperKey>;

export const key = endpoint({
  method: 'GET',
  path: '/api/v1/verify/key',
  access: 'anyone',
  summary: 'Get the public key for verifying documents, as a JSON Web Key (Ed25519, RFC 8037)',
  reply: PaperKey,
  refusals: {},
  fallbackReason: 'no-data',
  isExtension: true,
});

export const paper = endpoint({
  method: 'GET',
  path: '/api/v1/verify/:token',
  access: 'anyone',
  summary: 'Check a document by its signed token: valid, withdrawn or unknown',
  params: z.object({ token: z.string().check(z.maxLength(MAX_TOKEN)) }),
  reply: Verdict,
  refusals: {},
  fallbackReason: 'no-data',
  // Token without a paper: a real token would reveal its paper.
  example: { params: { token: 'eyJraW5kIjoiY2VydGlmaWNhdGUifQ.c2lnbmF0dXJl' } },
  isExtension: true,
});
