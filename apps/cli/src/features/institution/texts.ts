import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  name: 'название',
  taxNumber: 'УНП',
  address: 'адрес',
  supportPhone: 'телефон поддержки',
  supportEmail: 'почта поддержки',
  deansOffice: 'телефон деканата',
  unknown:
    'Этот сервер не сообщает, какому университету он принадлежит. Администратор указывает это в консоли.',
} as const;

const en = {
  name: 'name',
  taxNumber: 'tax number',
  address: 'address',
  supportPhone: 'phone of support',
  supportEmail: 'e-mail of support',
  deansOffice: 'phone of the dean’s office',
  unknown: 'This server has no university details yet. An administrator enters them in the console.',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-institution', { ru, en });
