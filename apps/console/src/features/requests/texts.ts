import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Заявка',
  names: 'Заявки',
} as const;

export const en = {
  name: 'Request',
  names: 'Requests',
} as const satisfies TextsLike<typeof ru>;
