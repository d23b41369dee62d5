import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши телефон и почта, подтверждены ли они',
  confirm: 'подтвердить контакт кодом, который на него придёт',
  setSummary: 'указать или изменить контакт',
  typeToConfirm: 'что подтвердить: телефон (phone) или почту (email)',
  typeToSet: 'что указать: телефон (phone) или почту (email)',
  typed: 'номер телефона или адрес почты',
  none: 'Контакты не указаны.',
  attempts: 'Осталось попыток: {{left}}',
  head: { type: 'что', value: 'контакт', state: 'состояние' },
  phone: 'телефон',
  email: 'почта',
  confirmed: 'подтверждено',
  unconfirmed: 'не подтверждено',
  notSet: {
    phone: 'Телефон не указан. Укажите его: semestr contacts set phone НОМЕР',
    email: 'Почта не указана. Укажите её: semestr contacts set email АДРЕС',
  },
  already: { phone: 'Телефон уже подтверждён.', email: 'Почта уже подтверждена.' },
  sent: { phone: 'Код отправлен на ваш телефон.', email: 'Код отправлен на вашу почту.' },
  sentBefore: {
    phone: 'Код уже отправлен на ваш телефон и ещё действует.',
    email: 'Код уже отправлен на вашу почту и ещё действует.',
  },
  code: 'Код: ',
  noCode: 'Нужен код: введите его в терминале или передайте через stdin.',
  codeFormat: 'Код состоит из шести цифр.',
  wrong: 'Это не тот код. Осталось попыток: {{left}}',
  done: { phone: 'Телефон подтверждён.', email: 'Почта подтверждена.' },
  set: {
    phone: 'Телефон сохранён. Подтвердите его: semestr contacts confirm phone',
    email: 'Почта сохранена. Подтвердите её: semestr contacts confirm email',
  },
  faults: {
    phone: '«{{value}}» не похоже на телефон. Пример: +375 29 111-22-33; код оператора 25, 29, 33 или 44.',
    email: '«{{value}}» не похоже на адрес почты. Пример: a.ivanova@example.by',
  },
} as const;

const en = {
  list: 'list your phone and e-mail, and whether they are confirmed',
  confirm: 'confirm a contact with a code sent to it',
  setSummary: 'set or change a contact',
  typeToConfirm: 'what to confirm: phone or email',
  typeToSet: 'what to set: phone or email',
  typed: 'a phone number or an e-mail address',
  none: 'No contacts are set.',
  attempts: 'Attempts left: {{left}}',
  head: { type: 'what', value: 'contact', state: 'status' },
  phone: 'phone',
  email: 'e-mail',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed',
  notSet: {
    phone: 'No phone is set. Set it with: semestr contacts set phone NUMBER',
    email: 'No e-mail is set. Set it with: semestr contacts set email ADDRESS',
  },
  already: { phone: 'The phone is already confirmed.', email: 'The e-mail is already confirmed.' },
  sent: { phone: 'A code was sent to your phone.', email: 'A code was sent to your e-mail.' },
  sentBefore: {
    phone: 'A code was already sent to your phone and is still valid.',
    email: 'A code was already sent to your e-mail and is still valid.',
  },
  code: 'Code: ',
  noCode: 'Enter the code at a terminal or pipe it into stdin.',
  codeFormat: 'A code has six digits.',
  wrong: 'Wrong code. Attempts left: {{left}}',
  done: { phone: 'The phone is confirmed.', email: 'The e-mail is confirmed.' },
  set: {
    phone: 'The phone is saved. Confirm it with: semestr contacts confirm phone',
    email: 'The e-mail is saved. Confirm it with: semestr contacts confirm email',
  },
  faults: {
    phone:
      '"{{value}}" is not a phone number. Example: +375 29 111-22-33; the operator code is 25, 29, 33 or 44.',
    email: '"{{value}}" is not an e-mail address. Example: a.ivanova@example.by',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-contacts', { ru, en });
