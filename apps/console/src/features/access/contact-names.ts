import { EMAIL, PHONE } from '@semestr/core/contacts';

/** The kinds of contacts as the texts name them. */
export const contactNames = { [PHONE]: 'phone', [EMAIL]: 'email' } as const;
