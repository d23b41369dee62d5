import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Study application',
  names: 'Contracts',
  fields: {
    subject: 'Subject',
    term: 'Semester',
    isPaid: 'Paid studies',
    price: 'Price',
    contractNumber: 'Contract number',
    signedOn: 'Signed',
    rejectionReason: 'Reason for rejection',
  },
  states: {
    considered: 'Under consideration',
    unsigned: 'Awaiting signature',
    signed: 'Signed',
    finished: 'Finished',
    rejected: 'Rejected',
  },
  decisions: {
    unsigned: 'Contract is ready',
    signed: 'Signed on paper',
    finished: 'Studies are finished',
  },
  reasons: {
    noGroup: 'There is no group for this subject in this term.',
    passed: 'There is a mark in this subject already.',
  },
  parallel: 'Repeat alongside the course, {{subject}}',
  difference: 'Missing subject, {{subject}}',
} as const satisfies TextsLike<typeof ru>;
