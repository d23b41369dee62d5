import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Dormitory application',
  names: 'Dormitory',
  fields: {
    queuePlace: 'Place in the queue',
    number: 'Number',
    room: 'Room',
    acceptedAt: 'Documents accepted',
    settledAt: 'Moved in',
    rejectionReason: 'Reason for rejection',
  },
  states: {
    waiting: 'Documents are being checked',
    accepted: 'In the queue',
    settling: 'Moving in',
    settled: 'Moved in',
    rejected: 'Rejected',
    evicted: 'Moved out',
  },
  decisions: {
    accepted: 'Accept the documents',
    settling: 'Assign a room',
    settled: 'Has moved in',
    evicted: 'Move out',
  },
  reasons: {
    papers: 'Some documents are missing.',
    near: 'You are registered in the city where you study.',
  },
  asked: 'Place in the dormitory',
  room: 'Dormitory, {{room}}',
} as const satisfies TextsLike<typeof ru>;
