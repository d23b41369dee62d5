import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  rights: 'Your rights have changed. The portal shows what is open to you now.',
  endedElsewhere: 'The session was ended in another tab.',
  replacedElsewhere: 'In another tab {{fio}} has signed in.',
  account: 'User menu',
  settings: 'Settings',
  console: 'Console',
  documentation: 'Documentation',
  signOut: 'Sign out',
  near: 'Are you still there?',
  nearHint: 'Nothing has happened on the portal for a while. Until you are signed out:',
  nearDrafts: 'Drafts of forms are kept until you sign in again.',
  stay: 'Stay signed in',
  impersonation: 'Signed in as a student',
  viewing: 'You are viewing as {{fio}}. Actions are recorded.',
  viewingUntil: 'Until {{time}}',
  stop: 'Stop',
  impersonationOver: 'The time for acting as a student is over.',
} as const satisfies TextsLike<typeof ru>;

export default en;
