import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  student: 'group {{group}}',
  parts: 'Sections of study',
  names: {
    certificates: 'Certificates',
    markSheets: 'Mark sheets',
    applications: 'Study applications',
    practice: 'Practice',
  },
  words: {
    inWork_one: '{{count}}\u00a0in progress',
    inWork_other: '{{count}}\u00a0in progress',
    needed_one: '{{count}}\u00a0needed',
    needed_other: '{{count}}\u00a0needed',
    sign_one: 'sign the contract',
    sign_other: 'sign the contracts',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;
