import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'your notifications, the newest first',
  readSummary: 'mark notifications as viewed',
  unviewed: 'only those that have not been viewed',
  type: 'only messages, what is done, or refusals',
  ids: 'numbers of notifications in the list',
  all: 'all that have not been viewed',
  oneOfTwo: 'give the numbers of notifications or --all, one of the two',
  none: 'There are no notifications.',
  noneSuch: 'There are no such notifications.',
  nothingFresh: 'Every notification has been viewed.',
  read_one: '{{count}} notification marked as viewed.',
  read_other: '{{count}} notifications marked as viewed.',
  head: { id: 'No.', date: 'when', type: 'type', state: 'status', message: 'message' },
  types: { INFO: 'message', SUCCESS: 'done', FAILURE: 'refusal' },
  fresh: 'new',
  viewed: 'viewed',
} as const satisfies TextsLike<typeof ru>;
