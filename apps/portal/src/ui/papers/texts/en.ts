import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  papers: 'Photos or a scan of the document',
  papersHint_one: 'One PDF or photo, JPEG or PNG, up to {{size, size}}',
  papersHint_other: 'One PDF or up to {{count}}\u00a0photos of pages, JPEG or PNG, each up to {{size, size}}',
  mixed: 'Attach either one PDF or photos of the pages',
  unreadable: 'The file could not be read: choose it again',
  papersMissing: 'Attach the document: without it your request cannot be considered.',
} as const satisfies TextsLike<typeof ru>;

export default en;
