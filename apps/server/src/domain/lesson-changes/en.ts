import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  news: {
    added: 'A new lesson: {{lesson}} – {{when}}.',
    changed: 'A lesson has changed: {{lesson}}. It was: {{was}}. It is: {{when}}.',
    cancelled: 'A lesson is cancelled: {{lesson}} – {{was}}.',
    several_one: 'The schedule has changed: {{count}} lesson of the coming week.',
    several_other: 'The schedule has changed: {{count}} lessons of the coming week.',
  },
} as const satisfies TextsLike<typeof ru>;
