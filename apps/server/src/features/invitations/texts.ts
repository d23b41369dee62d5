import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  subject: 'Семестр: приглашение на\u00a0портал университета',
  address:
    'Университет приглашает вас на\u00a0портал. Задайте пароль по\u00a0ссылке: {{link}} – она действует до\u00a0{{date, dayMonth}}, {{time}} и\u00a0только один раз.',
  sms: 'Портал университета. Задайте пароль: {{link}}',
  birthDate: 'Понадобится ваша дата рождения.',
  login: 'Понадобится ваш логин: если вы\u00a0его не\u00a0знаете, спросите администратора.',
  secret:
    'Никому не\u00a0пересылайте это письмо. Если пароль вам не\u00a0нужен, ничего делать не\u00a0нужно.',
  title: 'Приглашения на\u00a0портал',
  group: 'Группа\u00a0{{group}}',
  username: 'Логин: {{login}}',
  withBirthDate: 'Наведите камеру телефона на\u00a0код, введите дату рождения и\u00a0придумайте пароль.',
  withLogin:
    'Наведите камеру телефона на\u00a0код, введите логин и\u00a0придумайте пароль. Логин сообщит тот, кто выдал листок.',
  until: 'Действует до\u00a0{{date, dayMonth}}, один раз',
  code: 'QR-код со\u00a0ссылкой для пароля: {{name}}',
  columns: {
    name: 'ФИО',
    group: 'Группа',
    login: 'Логин',
    link: 'Ссылка для пароля',
    until: 'Действует до',
  },
} as const;

const en = {
  subject: 'Semestr: your invitation to the university portal',
  address:
    'The university invites you to its portal. Set your password with this link: {{link}} – it works once, until {{date, dayMonth}}, {{time}}.',
  sms: 'University portal. Set your password: {{link}}',
  birthDate: 'You will be asked for your date of birth.',
  login: 'You will be asked for your username: if you do not know it, ask the administrator.',
  secret: 'Do not forward this e-mail. If you do not need a password, you can ignore it.',
  title: 'Invitations to the portal',
  group: 'Group {{group}}',
  username: 'Username: {{login}}',
  withBirthDate: 'Scan the code with your phone, enter your date of birth and choose a password.',
  withLogin:
    'Scan the code with your phone, enter your username and choose a password. The person who gave you this slip knows your username.',
  until: 'Works once, until {{date, dayMonth}}',
  code: 'QR code with the link for the password: {{name}}',
  columns: {
    name: 'Name',
    group: 'Group',
    login: 'Username',
    link: 'Link for the password',
    until: 'Valid until',
  },
} as const satisfies TextsLike<typeof ru>;

/** Texts of invitations: messages, whose keys are stored, and printed slips. */
export const invitationTexts = defineMessages('server.invitations', { ru, en });
