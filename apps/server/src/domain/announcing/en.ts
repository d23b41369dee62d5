import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  written: 'Announcement for {{when, lessonPlace}}: {{content}}',
  changed: 'Announcement changed, now {{when, lessonPlace}}: {{content}}',
  withdrawn: 'Announcement withdrawn ({{when, lessonPlace}}): {{content}}',
} as const satisfies TextsLike<typeof ru>;
