import type { certificateTypes } from '@semestr/api/certificates';

/** Certificate types by the word that is typed for each. */
export const types = {
  ordinary: 'обычная',
  sealed: 'гербовая',
} as const satisfies Record<string, (typeof certificateTypes)[number]>;
export type Type = keyof typeof types;
