import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'name',
  taxNumber: 'tax number',
  address: 'address',
  supportPhone: 'phone of support',
  supportEmail: 'e-mail of support',
  deansOffice: 'phone of the dean’s office',
  unknown: 'This server has no university details yet. An administrator enters them in the console.',
} as const satisfies TextsLike<typeof ru>;
