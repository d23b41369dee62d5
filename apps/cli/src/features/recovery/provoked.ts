import type { Reason } from '@semestr/api/reasons';

/** Refusals that can be provoked, and the reason that the server must return for each (specification, section 8). */
export const reasonOf = {
  'contact-wrong': 'contact-wrong',
  'code-pending': 'code-pending',
  'code-wrong': 'code-wrong',
  'code-expired': 'code-expired',
  blocked: 'blocked',
  'value-wrong': 'bad-input',
  'value-same': 'contact-same',
  'contact-foreign': 'contact-data-not-found',
  'code-again': 'code-already-sent',
  'contact-confirmed': 'contact-confirmed',
  'proof-wrong': 'new-password-not-created',
  'password-weak': 'bad-input',
  'link-wrong': 'new-password-not-created',
  'link-old': 'new-password-not-created',
  'link-used': 'new-password-not-created',
} as const satisfies Readonly<Record<string, Reason>>;
export type Provoked = keyof typeof reasonOf;

/** Refusals that can be provoked by each command, in the order of its steps. */
export const provoked = {
  run: ['contact-wrong', 'code-pending', 'code-wrong', 'code-expired', 'blocked'],
  contacts: [
    'value-wrong',
    'value-same',
    'contact-foreign',
    'code-again',
    'code-wrong',
    'code-expired',
    'contact-confirmed',
    'blocked',
  ],
  firstPassword: ['link-old', 'link-wrong', 'link-used'],
} as const satisfies Readonly<Record<string, readonly Provoked[]>>;
export type ProvokedIn<Name extends keyof typeof provoked> = (typeof provoked)[Name][number];

/** Selects the requested refusals in the order of their steps; `all` excludes those that must be named. */
export const chosen = <P extends Provoked>(
  offered: readonly P[],
  refusals: readonly (P | 'all')[],
  byNameAlone: readonly P[] = [],
): ReadonlySet<P> =>
  new Set(
    offered.filter(
      (one) => refusals.includes(one) || (refusals.includes('all') && !byNameAlone.includes(one)),
    ),
  );
