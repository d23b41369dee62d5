import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    queuePlace: 'Place in the queue',
    number: 'Number',
    room: 'Room',
    acceptedAt: 'Documents accepted',
    settledAt: 'Moved in',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    papers: 'Some documents are missing.',
    near: 'You are registered in the city where you study.',
  },
  asked: 'Place in the dormitory',
  room: 'Dormitory, {{room}}',
} as const satisfies TextsLike<typeof ru>;
