import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  link: {
    subject: 'Semestr: the password for your account',
    address:
      'An administrator has sent you a link for setting your portal password: {{link}} – it works once, until {{date, dayMonth}}, {{time}}.',
    birthDate: 'You will be asked for your date of birth.',
    login: 'You will be asked for your username: if you do not know it, ask the administrator.',
    secret: 'Do not forward this e-mail. If you do not need a password, you can ignore it.',
  },
} as const satisfies TextsLike<typeof ru>;
