import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    specializationId: 'Specialisation',
    priority: 'Priority',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    full: 'There are no places left in this specialisation.',
  },
  asked: 'Specialisation {{specialization}}, priority {{priority}}',
} as const satisfies TextsLike<typeof ru>;
