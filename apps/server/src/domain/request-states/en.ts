import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  certificates: { processing: 'In progress', printed: 'Printed', rejected: 'Rejected' },
  markSheets: { processing: 'In progress', printed: 'Printed', rejected: 'Rejected' },
  omissions: { waiting: 'Under consideration', accepted: 'Accepted', rejected: 'Rejected' },
  study: {
    considered: 'Under consideration',
    unsigned: 'Waiting for your signature',
    signed: 'Contract signed',
    finished: 'Finished',
    rejected: 'Rejected',
  },
  practice: { considered: 'Under consideration', approved: 'Approved', rejected: 'Rejected' },
  topics: {
    approved: 'Approved',
    agreed: 'Agreed with the supervisor',
    rejected: 'Rejected',
    suggested: 'Under consideration',
  },
  dormitory: {
    waiting: 'Under consideration',
    accepted: 'Documents accepted',
    settling: 'May move in',
    settled: 'Moved in',
    rejected: 'Rejected',
    evicted: 'Moved out',
  },
  profiling: { queued: 'In the queue', enrolled: 'Enrolled', rejected: 'Rejected' },
} as const satisfies TextsLike<typeof ru>;
