import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Учреждение',
  names: 'Учреждение',
  noneYet: 'Учреждения ещё нет',
  fields: {
    name: 'Название',
    nameEn: 'Название по-английски',
    nameBe: 'Название по-белорусски',
    taxNumber: 'УНП',
    address: 'Адрес',
    rector: 'Ректор (фамилия, имя, отчество)',
    lettersTo: 'Кому адресуют заявления: «Ректору … Иванову И. И.»',
    since: 'Год в\u00a0подвале сайта: ©\u00a01994–2026',
    supportPhone: 'Телефон поддержки',
    supportEmail: 'Почта поддержки',
    deansOfficePhone: 'Телефон деканата',
  },
  hints: {
    taxNumber: 'Девять цифр',
    deansOfficePhone: 'Общий телефон для тех, кто не\u00a0может войти',
  },
} as const;

export const en = {
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
    lettersTo: 'Addressee of applications, in the Russian dative',
    since: 'Year in the site footer: © 1994–2026',
    supportPhone: 'Support phone',
    supportEmail: 'Support e-mail',
    deansOfficePhone: 'Dean’s office phone',
  },
  hints: {
    taxNumber: 'Nine digits',
    deansOfficePhone: 'One phone for everyone who cannot sign in',
  },
} as const satisfies TextsLike<typeof ru>;
