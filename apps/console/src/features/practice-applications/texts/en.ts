import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    enterpriseId: 'Enterprise',
    typeId: 'Kind of practice',
    employeeId: 'Supervisor',
    number: 'Contract number',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    full: 'There are no places left at this enterprise.',
    letter: 'There is no letter from the enterprise.',
  },
  asked: 'Practice, {{enterprise}}',
} as const satisfies TextsLike<typeof ru>;
