import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  login: 'login of the student, usually the number of the student card',
  until:
    'Holds until {{date, dayMonth}}, {{time}}, and only once; the date of birth is needed. Links made earlier are void.',
  noAccount: 'There is no account {{login}}.',
  noStudent: '{{login}} is not a student: only students get links for the first password.',
} as const satisfies TextsLike<typeof ru>;
