import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'your telephone and e-mail, and whether they are confirmed',
  confirm: 'confirm a contact with the code that is sent to it',
  setSummary: 'set or change a contact',
  typeToConfirm: 'what to confirm: phone or email',
  typeToSet: 'what to set: phone or email',
  typed: 'a telephone number or an e-mail address',
  none: 'No contacts are set.',
  attempts: 'Attempts left: {{left}}',
  head: { type: 'what', value: 'contact', state: 'status' },
  phone: 'phone',
  email: 'e-mail',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed',
  notSet: {
    phone: 'No telephone is set. Set it with: semestr contacts set phone NUMBER',
    email: 'No e-mail is set. Set it with: semestr contacts set email ADDRESS',
  },
  already: { phone: 'The telephone is confirmed already.', email: 'The e-mail is confirmed already.' },
  sent: { phone: 'A code was sent to your telephone.', email: 'A code was sent to your e-mail.' },
  sentBefore: {
    phone: 'A code was sent to your telephone before and still holds.',
    email: 'A code was sent to your e-mail before and still holds.',
  },
  code: 'Code: ',
  noCode: 'A code is needed: type it at a terminal or send it through stdin.',
  codeFormat: 'A code has six digits.',
  wrong: 'That is another code. Attempts left: {{left}}',
  done: { phone: 'The telephone is confirmed.', email: 'The e-mail is confirmed.' },
  set: {
    phone: 'The telephone is saved. Confirm it with: semestr contacts confirm phone',
    email: 'The e-mail is saved. Confirm it with: semestr contacts confirm email',
  },
  faults: {
    phone:
      '"{{value}}" is no telephone. An example: +375 29 111-22-33; the operator’s code is 25, 29, 33 or 44.',
    email: '"{{value}}" is no e-mail address. An example: a.ivanova@example.by',
  },
} as const satisfies TextsLike<typeof ru>;
