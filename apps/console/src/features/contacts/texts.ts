import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Контакт',
  names: 'Контакты',
  noneYet: 'Контактов ещё нет',
  fields: {
    userId: 'Чей',
    type: 'Вид',
    value: 'Значение',
    isConfirmed: 'Подтверждён',
  },
  choices: {
    type: {
      4: 'Телефон',
      6: 'Электронная почта',
    },
  },
  hints: {
    value: 'Новое значение владелец подтвердит заново',
  },
} as const;

export const en = {
  name: 'Contact',
  names: 'Contacts',
  noneYet: 'No contacts yet',
  fields: {
    userId: 'Whose',
    type: 'Kind',
    value: 'Value',
    isConfirmed: 'Confirmed',
  },
  choices: {
    type: {
      4: 'Telephone',
      6: 'E-mail',
    },
  },
  hints: {
    value: 'The owner will have to confirm a new value',
  },
} as const satisfies TextsLike<typeof ru>;
