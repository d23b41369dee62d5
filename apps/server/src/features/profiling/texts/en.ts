import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Application',
  text: 'I ask to be enrolled in the specialisation named below.',
  number: 'Application number',
  student: 'Student',
  studentCard: 'Student card',
  group: 'Group',
  speciality: 'Speciality',
  specialization: 'Specialisation',
  priority: 'Priority',
  appliedOn: 'Applied on',
  state: 'Status',
  rejectionReason: 'Reason for rejection',
} as const satisfies TextsLike<typeof ru>;
