import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  mine: 'My penalties',
  inForce_one: '{{count}}\u00a0penalty is in force',
  inForce_other: '{{count}}\u00a0penalties are in force',
  noneInForce: 'No penalties are in force',
  lifted_one: '{{count}}\u00a0lifted',
  lifted_other: '{{count}}\u00a0lifted',
  none: 'You have no penalties',
  noneHint: 'If the university issues an order about a penalty, it appears here.',
} as const satisfies TextsLike<typeof ru>;

export default en;
