import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'Schedules, directories and the personal account of the university',
  pages: 'What is here',
  personal: 'Personal account',
  personalHint:
    'For students and teachers: certificates, books, contacts, settings. Sign in with your username and password.',
  data: 'Your data',
  rules: {
    public: {
      title: 'What everybody sees',
      text: 'Schedules, phone numbers and departments. The rating goes by card number, without names. Your profile is seen only if you publish it yourself.',
    },
    own: {
      title: 'What only you see',
      text: 'Marks, absences, requests, contacts. An administrator can sign in as you to help: you are told who, when and why.',
    },
    browser: {
      title: 'What your browser keeps',
      text: 'Language, theme, starred and recent schedules, your subgroup; after signing in, the session. There are no trackers and no advertising.',
    },
  },
  who: 'Who is responsible',
  taxNumber: 'Tax number',
  address: 'Address',
  support: 'Portal support',
  office: 'Dean’s office',
  open: 'Open source',
  openText:
    'Semestr is available under the MIT licence. Everything the portal shows is also available to programs.',
} as const satisfies TextsLike<typeof ru>;

export default en;
