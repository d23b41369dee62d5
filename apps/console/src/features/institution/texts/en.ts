import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Institution',
  names: 'Institution',
  noneYet: 'No institution yet',
  fields: {
    name: 'Name',
    nameEn: 'Name in English',
    nameBe: 'Name in Belarusian',
    taxNumber: 'Tax number',
    address: 'Address',
    rector: 'Rector (full name)',
    lettersTo: 'Whom applications address, in the Russian dative',
    since: 'Year in the site footer: © 1994–2026',
    supportPhone: 'Support phone',
    supportEmail: 'Support e-mail',
    deansOfficePhone: 'Dean’s office phone',
  },
} as const satisfies TextsLike<typeof ru>;
