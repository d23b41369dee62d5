import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    number: 'Certificate number',
    issuedOn: 'Date of issue',
    place: 'For',
    type: 'Kind',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    notStudying: 'The student is not enrolled at the university.',
    place: 'Please say what the certificate is for.',
    ordered: 'This certificate has been issued already.',
  },
  asked: 'Certificate {{place}}, {{type}}',
} as const satisfies TextsLike<typeof ru>;
