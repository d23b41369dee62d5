import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  news: {
    added: 'New lesson: {{lesson}} – {{when}}.',
    changed: 'Lesson changed: {{lesson}}. Before: {{was}}. Now: {{when}}.',
    cancelled: 'Lesson cancelled: {{lesson}} – {{was}}.',
    several_one: 'Schedule changed: {{count}} lesson of the coming week.',
    several_other: 'Schedule changed: {{count}} lessons of the coming week.',
  },
} as const satisfies TextsLike<typeof ru>;
