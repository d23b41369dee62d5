import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Certificate',
  names: 'Certificates',
  fields: {
    state: 'State',
    number: 'Certificate number',
    issuedOn: 'Date of issue',
    place: 'For',
    type: 'Kind',
    createdAt: 'Ordered',
    decidedAt: 'Decided',
    rejectionReason: 'Reason for rejection',
  },
  states: { processing: 'In progress', printed: 'Ready', rejected: 'Rejected' },
  decisions: { processing: 'Put back', printed: 'Mark as ready', rejected: 'Reject…' },
  reasons: {
    notStudying: 'The student is not enrolled at the university.',
    place: 'Please say what the certificate is for.',
    ordered: 'This certificate has been issued already.',
  },
  asked: '{{place}}, {{type}}',
  certificate: 'Certificate',
  student: 'Student',
  studentName: 'Name',
  group: 'Group',
  course: 'Year',
  faculty: 'Faculty',
  card: 'Card',
  others: 'Other certificates of this student',
  noOthers: 'No others',
} as const satisfies TextsLike<typeof ru>;
