import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  copy: 'Скапіяваць',
  copied: 'Скапіявана',
  notCopied: 'Браўзер не\u00a0даў скапіяваць.',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
