import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not let us copy.',
} as const satisfies TextsLike<typeof ru>;

export default en;
