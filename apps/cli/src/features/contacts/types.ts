import { type ContactType, EMAIL, PHONE } from '@semestr/core/contacts';

/** Contact types by the word that is typed for each. */
export const types = { phone: PHONE, email: EMAIL } as const satisfies Record<string, ContactType>;
export type Type = keyof typeof types;
