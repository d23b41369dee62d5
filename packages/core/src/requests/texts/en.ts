import type { TextsLike } from '../../texts.ts';
import type ru from './ru.ts';

export default {
  certificates: {
    name: 'Certificate',
    names: 'Certificates',
    states: {
      processing: 'In progress',
      printed: 'Ready',
      rejected: 'Rejected',
      cancelled: 'Cancelled by the student',
      cancelled_own: 'Cancelled by you',
    },
    decisions: { printed: 'Mark as ready' },
  },
  markSheets: {
    name: 'Mark sheet',
    names: 'Mark sheets',
    states: {
      processing: 'In progress',
      printed: 'Ready',
      rejected: 'Rejected',
      cancelled: 'Cancelled by the student',
      cancelled_own: 'Cancelled by you',
    },
    decisions: { printed: 'Mark as ready' },
  },
  omissions: {
    name: 'Absence request',
    names: 'Absences',
    states: { waiting: 'Under consideration', accepted: 'Accepted', rejected: 'Rejected' },
    decisions: { accepted: 'Accept' },
  },
  study: {
    name: 'Study application',
    names: 'Contracts',
    states: {
      considered: 'Under consideration',
      unsigned: 'Awaiting signature',
      unsigned_own: 'Sign the contract',
      signed: 'Contract signed',
      finished: 'Studies finished',
      rejected: 'Rejected',
    },
    decisions: {
      unsigned: 'Contract is ready',
      signed: 'Signed on paper',
      finished: 'Studies are finished',
    },
  },
  practice: {
    name: 'Practice application',
    names: 'Practice',
    states: { considered: 'Under consideration', approved: 'Approved', rejected: 'Rejected' },
    decisions: { approved: 'Approve' },
  },
  topics: {
    name: 'Diploma topic',
    names: 'Topics',
    states: {
      suggested: 'Under consideration',
      agreed: 'Agreed',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    decisions: { agreed: 'Agree', approved: 'Approve' },
  },
  dormitory: {
    name: 'Dormitory application',
    names: 'Dormitory',
    states: {
      waiting: 'Under consideration',
      accepted: 'In the queue',
      settling: 'Moving in',
      settling_own: 'You may move in',
      settled: 'Moved in',
      settled_own: 'You have moved in',
      rejected: 'Rejected',
      evicted: 'Moved out',
      evicted_own: 'You have moved out',
    },
    decisions: {
      accepted: 'Accept the documents',
      settling: 'Assign a room',
      settled: 'Has moved in',
      evicted: 'Move out',
    },
  },
  profiling: {
    name: 'Specialisation application',
    names: 'Specialisations',
    states: {
      queued: 'In the queue',
      enrolled: 'Enrolled',
      enrolled_own: 'Enrolled',
      rejected: 'Rejected',
      cancelled: 'Cancelled by the student',
      cancelled_own: 'Cancelled by you',
    },
    decisions: { enrolled: 'Enrol' },
  },
} as const satisfies TextsLike<typeof ru>;
