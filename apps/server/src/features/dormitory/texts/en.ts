import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Application',
  text: 'I ask for a place in a dormitory of the university.',
  number: 'Application number',
  student: 'Student',
  studentCard: 'Student card',
  group: 'Group',
  faculty: 'Faculty',
  appliedOn: 'Applied on',
  state: 'Status',
  place: 'Place in the queue',
  acceptedOn: 'Documents accepted on',
  settledOn: 'Moved in on',
  room: 'Room',
  rejectionReason: 'Reason for rejection',
} as const satisfies TextsLike<typeof ru>;
