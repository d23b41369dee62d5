import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Specialisation application',
  names: 'Specialisations',
  fields: {
    specializationId: 'Specialisation',
    priority: 'Priority',
    rejectionReason: 'Reason for rejection',
  },
  states: {
    queued: 'In the queue',
    enrolled: 'Enrolled',
    rejected: 'Rejected',
  },
  decisions: {
    enrolled: 'Enrol',
  },
  reasons: {
    full: 'There are no places left in this specialisation.',
  },
  asked: 'Specialisation {{specialization}}, priority {{priority}}',
} as const satisfies TextsLike<typeof ru>;
