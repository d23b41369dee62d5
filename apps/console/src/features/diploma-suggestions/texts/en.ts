import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    topic: 'Topic',
    belarusianTopic: 'In Belarusian',
    englishTopic: 'In English',
    justification: 'Justification',
    employeeId: 'Supervisor',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    taken: 'Another student has this topic already.',
    narrow: 'Please state the topic more precisely.',
    field: 'The topic does not fit the speciality.',
  },
  asked: 'Topic “{{topic}}”',
} as const satisfies TextsLike<typeof ru>;
