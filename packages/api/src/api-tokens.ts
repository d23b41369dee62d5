import { API_TOKEN_NAME, apiTokenDays, apiTokenScopes } from '@semestr/core/api-tokens';
import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { hasProof, proofFields, provenRefusals } from './second-factor.ts';
import { Id, IdText, StoredName } from './shapes.ts';

/**
 * API tokens: a script sends `Authorization: Bearer smst_…` instead of a session. None of these calls accepts a token:
 * a stolen one cannot create or hide others.
 */

const Scope = z.enum(apiTokenScopes);

/**
 * A token of an account. Times are ISO date-times; `lastUsedAt` is precise to the minute, and null until the first use.
 */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** The first characters after the prefix; the rest is never shown again. */
  start: z.string(),
  scopes: z.array(Scope),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type ApiToken = z.output<typeof ApiToken>;

const own = {
  access: 'signed-in',
  fallbackReason: 'token-not-changed',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
} as const;

export const list = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/settings/api-tokens',
  summary: 'List the caller’s API tokens, newest first, including recently expired ones',
  reply: z.array(ApiToken),
  refusals: { 403: 'session-ended', 423: 'in-person-only' },
  fallbackReason: 'not-loaded',
});

const areDifferent = (scopes: readonly unknown[]): boolean => new Set(scopes).size === scopes.length;

/** Properties of a new token, as chosen by its owner. */
export const ApiTokenDraft = z.object({
  /** Its purpose: "Сводка". */
  name: StoredName(API_TOKEN_NAME),
  scopes: z
    .array(Scope)
    .check(z.minLength(1, 'required'), z.maxLength(apiTokenScopes.length), z.refine(areDifferent, 'format')),
  days: z.literal(apiTokenDays),
});
export type ApiTokenDraft = z.output<typeof ApiTokenDraft>;

export const create = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/api-tokens',
  summary: 'Create an API token; only this answer contains it',
  body: z.extend(ApiTokenDraft, proofFields).check(hasProof),
  reply: z.object({ ...ApiToken.shape, token: z.string() }),
  refusals: {
    ...provenRefusals,
    409: { named: ['token-limit', 'token-scopes-not-own'], plain: provenRefusals[409] },
  },
  example: { body: { name: 'Сводка', scopes: ['read'], days: 30, password: 'Student-2026!' } },
});

export const revoke = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/v1/settings/api-tokens/:id',
  summary: 'Revoke an API token of the caller; it is rejected from then on',
  params: z.object({ id: IdText }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'token-not-found', 423: 'in-person-only' },
});

const ofAccount = { access: 'admin', area: 'accounts', sessionOnly: true, isExtension: true } as const;

export const listOfAccount = endpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/v1/admin/users/:id/api-tokens',
  summary: 'List the API tokens of an account, as its owner sees them',
  params: z.object({ id: IdText }),
  reply: z.array(ApiToken),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'not-loaded',
});

export const revokeOfAccount = endpoint({
  ...ofAccount,
  method: 'DELETE',
  path: '/api/v1/admin/users/:id/api-tokens/:tokenId',
  summary: 'Revoke an API token of an account and notify its owner',
  params: z.object({ id: IdText, tokenId: IdText }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'token-not-found' },
  fallbackReason: 'token-not-changed',
});
