import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    subject: 'Subject',
    term: 'Semester',
    isPaid: 'Paid studies',
    price: 'Price',
    contractNumber: 'Contract number',
    signedOn: 'Signed',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    noGroup: 'There is no group for this subject in this term.',
    passed: 'There is a mark in this subject already.',
  },
  parallel: 'Repeat alongside the course, {{subject}}',
  difference: 'Missing subject, {{subject}}',
} as const satisfies TextsLike<typeof ru>;
