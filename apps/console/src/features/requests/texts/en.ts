import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Request',
  names: 'Requests',
} as const satisfies TextsLike<typeof ru>;
