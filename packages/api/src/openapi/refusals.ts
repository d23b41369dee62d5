import {
  asksForContacts,
  BEYOND_ROLE,
  changesState,
  CONTACTS_FIRST,
  type Endpoint,
  isSessionOnly,
  FILES_UNCHECKED,
  KEY_REUSED,
  PROOF_FIRST,
  type Refusal,
  TOKEN_SCOPE,
} from '../endpoint.ts';
import { fieldReasons } from '../faults.ts';
import type { Reason } from '../reasons.ts';
import en from '../reasons/en.ts';
import ru from '../reasons/ru.ts';
import { reasonsIn } from '../refusals.ts';
import { useKinds } from '../uses.ts';
import { type ApiResponse, type Content, type JsonSchema, type Reference, schemaRef } from './document.ts';

/** Bodies of refusals; every other refusal has none. */
export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  Faults: {
    type: 'object',
    description: 'The invalid fields of the request, and the reason of each.',
    properties: {
      fields: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            field: { type: 'string' },
            reason: { type: 'string', enum: [...fieldReasons] },
          },
          required: ['field', 'reason'],
        },
      },
    },
    required: ['fields'],
  },
  Ban: {
    type: 'object',
    description: 'The time when the ban ends.',
    properties: { banExpiredTime: { type: 'string', format: 'date-time' } },
    required: ['banExpiredTime'],
  },
  InUse: {
    type: 'object',
    description: 'The kinds of records that refer to this one, with the count of each.',
    properties: {
      reason: { type: 'string', enum: ['record-in-use'] },
      uses: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            resource: { type: 'string', enum: [...useKinds] },
            count: { type: 'integer', minimum: 1 },
          },
          required: ['resource', 'count'],
        },
      },
    },
    required: ['reason', 'uses'],
  },
};

const body = (name: string, example: unknown): Readonly<Record<string, Content>> => ({
  'application/json': { schema: { $ref: schemaRef(name) }, example },
});
const faults = (field: string, reason: string) => body('Faults', { fields: [{ field, reason }] });
const inUse = body('InUse', { reason: 'record-in-use', uses: [{ resource: 'marks', count: 256 }] });
/** Describes a body that names the reason of a status, and may contain further fields. */
const named = (reasons: readonly Reason[]): Readonly<Record<string, Content>> => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: { reason: { enum: [...reasons] } },
      required: ['reason'],
    },
    example: { reason: reasons[0] },
  },
});
const ban = body('Ban', { banExpiredTime: '2026-11-20T10:58:00Z' });

const toStatedReason = (reason: Reason) => ({ reason, ru: ru[reason], en: en[reason] });

/** Describes the response of a call to a refusal. */
function refusal(status: number, why: Refusal): ApiResponse {
  if (typeof why !== 'string' && 'named' in why)
    return {
      description: `${en[why.plain]} ${why.named.map((one) => en[one]).join(' ')} Without a body in the first case.`,
      content: named(why.named),
      'x-reason': reasonsIn(why).map(toStatedReason),
    };
  if (typeof why !== 'string')
    return {
      description: `${en[why.withTime]} / ${en[why.plain]} With a body in the first case, without one in the second.`,
      content: ban,
      'x-reason': reasonsIn(why).map(toStatedReason),
    };
  const isBan = status === 429;
  return {
    description: isBan ? `${en[why]} With a body if the end of the ban is known.` : en[why],
    ...(isBan && { content: ban }),
    ...(status === 400 && {
      content: why === 'cross-site' ? faults('origin', 'cross-site') : faults('id', 'format'),
    }),
    ...(why === 'record-in-use' && { content: inUse }),
    ...((why === CONTACTS_FIRST || why === PROOF_FIRST || why === KEY_REUSED || why === TOKEN_SCOPE) && {
      content: named([why]),
    }),
    'x-reason': [toStatedReason(why)],
  };
}

const retryAfter = {
  'retry-after': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
} as const;

/** Refusals of the server itself, whatever the call: too large, too many requests, unsupported media type. */
function serverRefusals(call: Endpoint): Readonly<Record<number, Refusal>> {
  const isRead = !changesState(call);
  const takes = call.body !== undefined || call.query !== undefined || call.params !== undefined;
  return {
    ...((takes || !isRead) && { 400: isRead || takes ? 'bad-input' : 'cross-site' }),
    ...(call.body !== undefined && { 413: 'too-large', 415: 'wrong-kind' }),
    429: 'too-many',
  };
}

/**
 * Returns who is rejected by any call that is not public: a token without the scope, and, for calls of administrators,
 * users who must first set up a second factor, and employees with another role. Some public calls do not accept tokens.
 */
function forbiddenRefusal(call: Endpoint): { 403?: Refusal } {
  if (call.access === 'anyone') return isSessionOnly(call) ? { 403: TOKEN_SCOPE } : {};
  const reasons: Reason[] = call.access === 'admin' ? ['second-factor-required', BEYOND_ROLE] : [];
  return { 403: { named: [...reasons, TOKEN_SCOPE], plain: 'session-ended' } };
}

/** Adds a precondition to the other meanings of a status: confirmed contacts, or step-up verification. */
function withPrecondition(
  first: typeof CONTACTS_FIRST | typeof PROOF_FIRST,
  why: Refusal | undefined,
): Refusal {
  if (why === undefined || (typeof why !== 'string' && 'withTime' in why)) return first;
  if (typeof why === 'string') return { named: [first], plain: why };
  return { ...why, named: [...why.named, first] };
}

/** Returns the preconditions of a call, with the other meanings of its 409. */
function conflict(call: Endpoint): { readonly 409?: Refusal } {
  const first = [
    asksForContacts(call) && CONTACTS_FIRST,
    call.requiresStepUp === true && PROOF_FIRST,
  ] as const;
  const why = first.reduce<Refusal | undefined>(
    (result, one) => (one === false ? result : withPrecondition(one, result)),
    call.refusals[409],
  );
  return why === undefined ? {} : { 409: why };
}

/** Whether a call accepts an `Idempotency-Key`: keys belong to accounts. */
export const takesKey = ({ idempotent, access }: Endpoint): boolean =>
  idempotent === true && access !== 'anyone';

/** Returns the refusals of a call, including those that follow from its access and its options. */
export const refusalsOf = (call: Endpoint): Readonly<Record<number, Refusal>> => ({
  ...call.refusals,
  ...forbiddenRefusal(call),
  ...conflict(call),
  ...(takesKey(call) && { 422: KEY_REUSED }),
  ...(call.takesFile && { 503: { named: [FILES_UNCHECKED], plain: call.fallbackReason } }),
});

/** Usual meanings of statuses, which are named after the status alone. */
const commonest: ReadonlySet<Reason> = new Set([
  'bad-input',
  'session-ended',
  'record-not-found',
  'too-large',
  'wrong-kind',
  'too-many',
]);

/**
 * Chooses the component name of a refusal. Hundreds of calls refer to it, so refusals with the same usual meaning are
 * distinguished by a number.
 */
function nameAmong(components: Record<string, ApiResponse>, wanted: string, response: ApiResponse): string {
  const text = JSON.stringify(response);
  let name = wanted;
  for (let number = 2; components[name] && JSON.stringify(components[name]) !== text; number += 1)
    name = `${wanted}.${number}`;
  return name;
}

/** Registers the refusals of a call as components of the document, so that each message appears once. */
export function refusals(
  call: Endpoint,
  components: Record<string, ApiResponse>,
): Readonly<Record<string, Reference>> {
  const refer = (wanted: string, response: ApiResponse): Reference => {
    const name = nameAmong(components, wanted, response);
    components[name] = response;
    return { $ref: `#/components/responses/${name}` };
  };
  const own = Object.entries({ ...serverRefusals(call), ...refusalsOf(call) }).map(([status, why]) => {
    const response = refusal(Number(status), why);
    const [usual] = response['x-reason'] ?? [];
    return [
      status,
      refer(
        usual && commonest.has(usual.reason) ? status : `${status}.${usual?.reason}`,
        why === 'too-many' ? { ...response, headers: retryAfter } : response,
      ),
    ] as const;
  });
  return Object.fromEntries([
    ...own,
    [
      'default',
      refer(`default.${call.fallbackReason}`, {
        description: en[call.fallbackReason],
        'x-reason': [toStatedReason(call.fallbackReason)],
      }),
    ],
  ]);
}
