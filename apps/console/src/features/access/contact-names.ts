import { EMAIL, PHONE } from '@semestr/core/contacts';

/** Contact types, mapped to their keys in the texts. */
export const contactNames = { [PHONE]: 'phone', [EMAIL]: 'email' } as const;
