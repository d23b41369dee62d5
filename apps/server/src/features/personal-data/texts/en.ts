import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en: TextsLike<typeof ru> = {
  title: 'Personal data: {{name}}',
  made: 'Collected on {{date}} at {{time}}.',
  intro:
    'This is all the data that the portal of the university stores about you. You can open the data.json files in any text editor; their fields are named as in the database.',
  areas: {
    person: 'name, place of study or work, CV, photo',
    account: 'username, contacts, sessions, sign-in methods, settings, audit log',
    studies: 'marks, absences, place in the rating',
    requests: 'requests, certificates, mark sheets, contracts and their files',
    life: 'books, dormitory, social and research work',
    work: 'lessons, announcements, diploma topics',
    messages: 'notifications, messages sent to you, and your bug reports',
  },
  files: 'The photo, documents and signatures are separate files, named in the field file.',
  names: 'Next to the number of another record is its name: disciplineId and discipline.',
  left: 'Not included: your password and keys, which cannot be read; the texts of sent messages, which repeat the notifications; data of other people. Names of administrators are replaced with the word “administrator”.',
  you: 'you',
  administrator: 'administrator',
  exported: 'An administrator has exported your personal data from the portal. Reason: {{reason}}',
  erased:
    'An administrator has erased your personal data from the portal and closed the account: you can no longer sign in. Records of studies and work that the university must keep remain. Reason: {{reason}}',
} as const;

export default en;
