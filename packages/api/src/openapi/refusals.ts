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
import { useKinds } from '../uses.ts';
import { type ApiResponse, type Content, type JsonSchema, type Reference, schemaRef } from './document.ts';

/** The bodies of refusals; every other refusal has none. */
export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  Faults: {
    type: 'object',
    description: 'Which fields of the request are wrong, and in what way.',
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
    description: 'Until when the caller is refused.',
    properties: { banExpiredTime: { type: 'string', format: 'date-time' } },
    required: ['banExpiredTime'],
  },
  InUse: {
    type: 'object',
    description: 'What refers to the record, and how many of each kind.',
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
/** Which of the reasons of a status it is, beside which the body may say more. */
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

const stated = (reason: Reason) => ({ reason, ru: ru[reason], en: en[reason] });

/** Everything that a status may mean, the usual meaning first where there are several. */
export function reasonsOf(why: Refusal): readonly Reason[] {
  if (typeof why === 'string') return [why];
  return 'named' in why ? [why.plain, ...why.named] : [why.withTime, why.plain];
}

/** What a call answers with a status that refuses it. */
function refusal(status: number, why: Refusal): ApiResponse {
  if (typeof why !== 'string' && 'named' in why)
    return {
      description: `${en[why.plain]} ${why.named.map((one) => en[one]).join(' ')} Without a body in the first case.`,
      content: named(why.named),
      'x-reason': reasonsOf(why).map(stated),
    };
  if (typeof why !== 'string')
    return {
      description: `${en[why.withTime]} / ${en[why.plain]} With a body in the first case, without one in the second.`,
      content: ban,
      'x-reason': reasonsOf(why).map(stated),
    };
  const isBan = status === 429;
  return {
    description: isBan ? `${en[why]} With a body where it is known until when.` : en[why],
    ...(isBan && { content: ban }),
    ...(status === 400 && {
      content: why === 'cross-site' ? faults('origin', 'cross-site') : faults('id', 'format'),
    }),
    ...(why === 'record-in-use' && { content: inUse }),
    ...((why === CONTACTS_FIRST || why === PROOF_FIRST || why === KEY_REUSED || why === TOKEN_SCOPE) && {
      content: named([why]),
    }),
    'x-reason': [stated(why)],
  };
}

const retryAfter = {
  'retry-after': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
} as const;

/** What the server itself refuses, whatever the call: too much, too many, of a wrong kind. */
function ofTheServer(call: Endpoint): Readonly<Record<number, Refusal>> {
  const isRead = !changesState(call);
  const takes = call.body !== undefined || call.query !== undefined || call.params !== undefined;
  return {
    ...((takes || !isRead) && { 400: isRead || takes ? 'bad-input' : 'cross-site' }),
    ...(call.body !== undefined && { 413: 'too-large', 415: 'wrong-kind' }),
    429: 'too-many',
  };
}

/**
 * Who is turned away from any call but those for anyone: a token that has not the scope, and from calls for administrators
 * those who have to set up a second factor first, and employees whose role is another. Some calls for anyone are not for tokens.
 */
function heldBack(call: Endpoint): { 403?: Refusal } {
  if (call.access === 'anyone') return isSessionOnly(call) ? { 403: TOKEN_SCOPE } : {};
  const asked: Reason[] = call.access === 'admin' ? ['second-factor-required', BEYOND_ROLE] : [];
  return { 403: { named: [...asked, TOKEN_SCOPE], plain: 'session-ended' } };
}

/** What a call may ask for first, beside what else its status means: confirmed contacts, or a proof of who is there. */
function asking(first: typeof CONTACTS_FIRST | typeof PROOF_FIRST, why: Refusal | undefined): Refusal {
  if (why === undefined || (typeof why !== 'string' && 'withTime' in why)) return first;
  if (typeof why === 'string') return { named: [first], plain: why };
  return { ...why, named: [...why.named, first] };
}

/** What a call asks for first, with what else its 409 means. */
function conflict(call: Endpoint): { readonly 409?: Refusal } {
  const first = [asksForContacts(call) && CONTACTS_FIRST, call.asksProof === true && PROOF_FIRST] as const;
  const why = first.reduce<Refusal | undefined>(
    (known, one) => (one === false ? known : asking(one, known)),
    call.refusals[409],
  );
  return why === undefined ? {} : { 409: why };
}

/** Whether a caller may send a call with an `Idempotency-Key`: keys belong to accounts. */
export const takesKey = ({ idempotent, access }: Endpoint): boolean =>
  idempotent === true && access !== 'anyone';

/** The refusals of a call, with those that follow from who may make it and how. */
export const refusalsOf = (call: Endpoint): Readonly<Record<number, Refusal>> => ({
  ...call.refusals,
  ...heldBack(call),
  ...conflict(call),
  ...(takesKey(call) && { 422: KEY_REUSED }),
  ...(call.takesFile && { 503: { named: [FILES_UNCHECKED], plain: call.fallbackReason } }),
});

/** What a status means in nearly every call: it stands by the status alone. */
const commonest: ReadonlySet<Reason> = new Set([
  'bad-input',
  'session-ended',
  'record-not-found',
  'too-large',
  'wrong-kind',
  'too-many',
]);

/** Under which name a refusal stands: hundreds of calls refer to it, so a number tells those with one usual meaning apart. */
function nameAmong(components: Record<string, ApiResponse>, wanted: string, response: ApiResponse): string {
  const text = JSON.stringify(response);
  let name = wanted;
  for (let number = 2; components[name] && JSON.stringify(components[name]) !== text; number += 1)
    name = `${wanted}.${number}`;
  return name;
}

/** The refusals of a call, each a component of the document, so that its sentence stands there once. */
export function refusals(
  call: Endpoint,
  components: Record<string, ApiResponse>,
): Readonly<Record<string, Reference>> {
  const refer = (wanted: string, response: ApiResponse): Reference => {
    const name = nameAmong(components, wanted, response);
    components[name] = response;
    return { $ref: `#/components/responses/${name}` };
  };
  const own = Object.entries({ ...ofTheServer(call), ...refusalsOf(call) }).map(([status, why]) => {
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
        'x-reason': [stated(call.fallbackReason)],
      }),
    ],
  ]);
}
