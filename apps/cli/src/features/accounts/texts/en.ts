import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  login: 'login, of a student usually the number of the student card',
  send: 'send the link to the e-mail of the account, without showing it',
  until:
    'Holds until {{date, dayMonth}}, {{time}}, and only once; the date of birth is needed. Links made earlier are void.',
  untilWithLogin:
    'Holds until {{date, dayMonth}}, {{time}}, and only once; the login is needed. Links made earlier are void.',
  sent: 'The link was sent to {{email}}; it holds until {{date, dayMonth}}, {{time}}, and only once. Links made earlier are void.',
  noAccount: 'There is no account {{login}}.',
} as const satisfies TextsLike<typeof ru>;
