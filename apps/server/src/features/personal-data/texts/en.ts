import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en: TextsLike<typeof ru> = {
  title: 'Personal data: {{name}}',
  made: 'Collected on {{date}} at {{time}}.',
  intro:
    'This is all that the portal of the university keeps of you. Any text editor opens the files data.json; their fields are called as they are in the database.',
  areas: {
    person: 'name, place of study or work, CV, photo',
    account: 'login, contacts, sessions, ways to sign in, settings, log of actions',
    studies: 'marks, omissions, place in the rating',
    requests: 'requests, certificates, mark sheets, contracts, and the files that came with them',
    life: 'books, dormitory, social and research work',
    work: 'lessons, announcements, topics of diplomas',
    messages: 'notifications, what was sent to you, and your bug reports',
  },
  files: 'Photo, papers and signatures are files of their own beside; the field file names them.',
  names: 'Beside the number of another record stands its name: disciplineId and discipline.',
  left: 'What is not here: your password and keys, which nobody can read; the texts of what was sent, which the notifications repeat; data of other people. For the name of an administrator stands the word “administrator”.',
  you: 'you',
  administrator: 'administrator',
  exported: 'An administrator has exported your personal data from the portal. Reason: {{reason}}',
  erased:
    'An administrator has erased your personal data from the portal and closed the account: you can no longer sign in. Records of studies and work that the university has to keep have stayed. Reason: {{reason}}',
} as const;

export default en;
