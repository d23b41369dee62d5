import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  link: {
    subject: 'Semestr: the password for your account',
    address:
      'An administrator has sent you a link with which you set a password for the portal: {{link}} – it holds until {{date, dayMonth}}, {{time}}, and only once.',
    birthDate: 'You will be asked for your date of birth.',
    login: 'You will be asked for your login: if you do not know it, ask the administrator.',
    secret: 'Do not forward this e-mail to anybody. If you need no password, there is nothing to do.',
  },
} as const satisfies TextsLike<typeof ru>;
