import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  certificateReady: 'Your certificate is ready: you can collect it at the dean’s office.',
  sessionPublished: 'The schedule of the winter session is published.',
  booksDue:
    'A reminder from the library: two books are due in three days. You can renew them at the desk or by phone.',
  markSheetRejected: 'Your mark sheet was refused: the educator is not the right one.',
  dormitoryAccepted: 'Your application for the dormitory was accepted.',
  dormitoryConsidered:
    'Your application for the dormitory was considered: the documents are accepted, and your place in the queue is shown under “Dormitory”.',
  omissionNoted: 'The group head noted an omission: 2 hours, a practical lesson.',
  excuseRejected:
    'Your paper about omissions was not accepted: the stamp cannot be seen in the picture. Upload the paper once more by the end of the week.',
  labMarked: 'You have a mark for laboratory work: 8.',
  curatorInvites:
    'The curator invites the group to a meeting before the session: admission, deadlines for works and answers to questions.',
  contactsConfirmed: 'Your contact data are confirmed.',
  profilingEnds: 'There is a week left to apply for a specialisation.',
} as const satisfies TextsLike<typeof ru>;
