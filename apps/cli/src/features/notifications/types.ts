import type { notificationTypes } from '@semestr/api/notifications';

/** Notification types by the word that is typed for each. */
export const types = {
  message: 'INFO',
  done: 'SUCCESS',
  refusal: 'FAILURE',
} as const satisfies Record<string, (typeof notificationTypes)[number]>;
export type Type = keyof typeof types;
