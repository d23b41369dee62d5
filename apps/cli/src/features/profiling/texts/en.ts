import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your applications for a specialisation',
  rating: 'show the rating that decides the places',
  none: 'You have not chosen anything yet.',
  noRating: 'There is no rating yet.',
  ownPlace: 'Your place: {{place}} of {{all}}',
  you: 'you',
  head: {
    id: 'No.',
    priority: 'order',
    specialisation: 'specialisation',
    applied: 'applied',
    state: 'status',
    decided: 'decided',
    remark: 'note',
    place: 'place',
    card: 'student card',
    average: 'average',
    own: 'who',
  },
} as const satisfies TextsLike<typeof ru>;
