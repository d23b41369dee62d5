import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser blocked copying.',
} as const satisfies TextsLike<typeof ru>;

export default en;
