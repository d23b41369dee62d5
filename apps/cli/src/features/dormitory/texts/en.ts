import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your applications for a room, newest first',
  privileges: 'list your privileges: what gives you priority for a room',
  penalties: 'list your penalties and premiums in the dormitory',
  noApplications: 'There are no applications.',
  noPrivileges: 'No privileges are on record.',
  noDirectives: 'There are no penalties or premiums.',
  head: {
    number: 'No.',
    applied: 'applied',
    state: 'status',
    place: 'place',
    room: 'room',
    settled: 'moved in',
    document: 'document',
    remark: 'note',
    year: 'year',
    privilege: 'privilege',
    category: 'category',
    date: 'date',
    directive: 'order',
    kind: 'kind',
    type: 'type',
    reason: 'reason',
  },
  kinds: { premium: 'premium', penalty: 'penalty' },
  inForce: 'in force',
  lifted: 'lifted',
} as const satisfies TextsLike<typeof ru>;
