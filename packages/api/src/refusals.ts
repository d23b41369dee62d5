import {
  BEYOND_ROLE,
  CONTACTS_FIRST,
  type Endpoint,
  FILES_UNCHECKED,
  KEY_REUSED,
  PROOF_FIRST,
  type Refusal,
  TOKEN_SCOPE,
} from './endpoint.ts';
import type { Reason } from './reasons.ts';

/** Refusals that any call may return before it is processed, by status: their reason is in the body. */
const commonNamed: Readonly<Record<number, readonly Reason[]>> = {
  403: ['second-factor-required', BEYOND_ROLE, TOKEN_SCOPE],
  409: [CONTACTS_FIRST, PROOF_FIRST],
  422: [KEY_REUSED],
  503: [FILES_UNCHECKED],
};

/** Meaning of a status that a call does not declare; for all others the client shows the call's fallback reason. */
const commonPlain: Readonly<Record<number, Reason>> = {
  400: 'bad-input',
  401: 'session-ended',
  403: 'session-ended',
  413: 'too-large',
  415: 'wrong-kind',
  429: 'too-many',
};

const declaredAt = (call: Endpoint, status: number): Refusal | undefined =>
  Object.entries<Refusal | undefined>(call.refusals).find(([one]) => Number(one) === status)?.[1];

/** The data of a refused response that determine its reason. */
interface RefusedResponse {
  status: number;
  /** End of the caller's ban; null when the response has none. */
  until: string | null;
  /** The reason in the body; undefined when the response has none. */
  named: unknown;
}

/** Returns why a call failed, by its contract. */
export function reasonOf(call: Endpoint, { status, until, named }: RefusedResponse): Reason {
  const common = commonNamed[status]?.find((one) => one === named);
  if (common) return common;
  const declared = declaredAt(call, status);
  if (typeof declared === 'string') return declared;
  if (declared && 'withTime' in declared) return until ? declared.withTime : declared.plain;
  if (declared) return declared.named.find((one) => one === named) ?? declared.plain;
  return commonPlain[status] ?? call.fallbackReason;
}

/** The reasons in a declaration. */
type ReasonsIn<Why> = Why extends Reason
  ? Why
  : Why extends { withTime: infer A; plain: infer B }
    ? Extract<A | B, Reason>
    : Why extends { named: readonly (infer A)[]; plain: infer B }
      ? Extract<A | B, Reason>
      : never;

/** The reasons that a call declares. */
export type DeclaredReason<E extends Endpoint> = E extends Endpoint
  ? ReasonsIn<E['refusals'][keyof E['refusals']]>
  : never;

/** Returns every reason of a status, the plain one first when there are several. */
export function reasonsIn(why: Refusal): readonly Reason[] {
  if (typeof why === 'string') return [why];
  return 'named' in why ? [why.plain, ...why.named] : [why.withTime, why.plain];
}

/** Returns the reason of a status without a body; undefined when the call does not declare the status. */
export function plainReasonOf(call: Endpoint, status: number): Reason | undefined {
  const declared = declaredAt(call, status);
  return typeof declared === 'object' ? declared.plain : declared;
}

const isNamedIn = (why: Refusal, reason: Reason): boolean =>
  typeof why === 'object' && 'named' in why && why.named.includes(reason);

/** The status of a refusal, and whether its body names the reason. */
export interface RefusalStatus {
  status: number;
  isNamed: boolean;
}

/**
 * Returns the status for a reason, as the call declares it, otherwise as every call does (`reasonOf` is the inverse).
 * Null when the call cannot be refused for this reason.
 */
export function statusOf(call: Endpoint | undefined, reason: Reason): RefusalStatus | null {
  for (const [status, why] of Object.entries<Refusal | undefined>(call?.refusals ?? {}))
    if (why && reasonsIn(why).includes(reason))
      return { status: Number(status), isNamed: isNamedIn(why, reason) };
  for (const [status, reasons] of Object.entries(commonNamed))
    if (reasons.includes(reason)) return { status: Number(status), isNamed: true };
  for (const [status, plain] of Object.entries(commonPlain))
    if (plain === reason) return { status: Number(status), isNamed: false };
  return null;
}
