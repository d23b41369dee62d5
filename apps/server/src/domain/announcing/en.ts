import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  written: 'Announcement for {{when}}: {{content}}',
  changed: 'Announcement changed, now {{when}}: {{content}}',
  withdrawn: 'Announcement withdrawn ({{when}}): {{content}}',
} as const satisfies TextsLike<typeof ru>;
