import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  states: { premium: 'Award', inForce: 'Penalty in force', lifted: 'Penalty lifted' },
  order: 'Order No.\u00a0{{number}} of\u00a0{{date}}',
  nameless: 'No reason given',
} as const satisfies TextsLike<typeof ru>;

export default en;
