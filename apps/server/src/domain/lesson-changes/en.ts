import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  news: {
    added: 'New lesson: {{lesson, lessonLine}} – {{when, lessonPlace}}.',
    changed:
      'Lesson changed: {{lesson, lessonLine}}. Before: {{was, lessonPlace}}. Now: {{when, lessonPlace}}.',
    cancelled: 'Lesson cancelled: {{lesson, lessonLine}} – {{was, lessonPlace}}.',
    several_one: 'Schedule changed: {{count}} lesson of the coming week.',
    several_other: 'Schedule changed: {{count}} lessons of the coming week.',
  },
} as const satisfies TextsLike<typeof ru>;
