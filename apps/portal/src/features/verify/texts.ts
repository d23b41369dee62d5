import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  states: {
    valid: 'Запись о\u00a0документе действительна',
    withdrawn: 'Документ больше не\u00a0действует',
    unknown: 'Такого документа нет',
  },
  hints: {
    valid:
      'Университет выдал документ с\u00a0этими данными. Ссылка не\u00a0проверяет саму бумагу или файл: сравните их с\u00a0данными ниже. Если есть расхождения, документ изменён или подделан.',
    withdrawn:
      'Университет выдал документ с\u00a0этими данными, но\u00a0позже отозвал его или заменил другим.',
    unknown: 'Ссылка неполная или изменена, либо документ выдал не\u00a0этот университет.',
  },
  paper: 'Что должно быть в\u00a0документе',
  kind: 'Документ',
  kinds: { certificate: 'Справка', 'mark-sheet': 'Ведомость', contract: 'Договор' },
  number: 'Номер',
  date: 'Дата',
  holder: 'Кому выдан',
  institution: 'Кем выдан',
} as const;

const en = {
  states: {
    valid: 'The record of this document is valid',
    withdrawn: 'The document is no longer valid',
    unknown: 'The document was not found',
  },
  hints: {
    valid:
      'The university issued a document with these details. The link does not check the paper or file itself: compare it with the details below. If anything differs, the document was changed or forged.',
    withdrawn: 'The university issued a document with these details, and later withdrew or replaced it.',
    unknown: 'The link is incomplete or was changed, or another university issued the document.',
  },
  paper: 'What the document must say',
  kind: 'Document',
  kinds: { certificate: 'Certificate', 'mark-sheet': 'Mark sheet', contract: 'Contract' },
  number: 'Number',
  date: 'Date',
  holder: 'Issued to',
  institution: 'Issued by',
} as const satisfies TextsLike<typeof ru>;

export const verifyTexts = defineTexts('verify', { ru, en });
