export default {
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
