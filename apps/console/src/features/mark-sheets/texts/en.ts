import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    subject: 'Subject',
    typeId: 'Kind',
    lessonType: 'Assessment',
    term: 'Semester',
    employeeId: 'Teacher',
    absentOn: 'Missed on',
    retakes: 'Retake',
    hours: 'Hours',
    price: 'Price',
    number: 'Mark sheet number',
    expiresOn: 'Valid until',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    noDebt: 'There is no debt in this subject.',
    educator: 'Please name the teacher who will examine you.',
    paid: 'The mark sheet has not been paid for.',
  },
  asked: 'Mark sheet, {{subject}}, {{type}}',
} as const satisfies TextsLike<typeof ru>;
