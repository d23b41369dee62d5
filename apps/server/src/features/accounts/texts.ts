import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  link: {
    subject: 'Семестр: пароль для вашего аккаунта',
    address:
      'Администратор прислал вам ссылку, по которой задают пароль для портала: {{link}} – она действует до {{date, dayMonth}}, {{time}} и только один раз.',
    birthDate: 'Понадобится ваша дата рождения.',
    login: 'Понадобится ваш логин: если вы его не знаете, спросите администратора.',
    secret: 'Никому не пересылайте это письмо. Если пароль вам не нужен, ничего делать не нужно.',
  },
} as const;

const en = {
  link: {
    subject: 'Semestr: the password for your account',
    address:
      'An administrator has sent you a link for setting your portal password: {{link}} – it works once, until {{date, dayMonth}}, {{time}}.',
    birthDate: 'You will be asked for your date of birth.',
    login: 'You will be asked for your username: if you do not know it, ask the administrator.',
    secret: 'Do not forward this e-mail. If you do not need a password, you can ignore it.',
  },
} as const satisfies TextsLike<typeof ru>;

export const accountTexts = defineMessages('server.accounts', { ru, en });
