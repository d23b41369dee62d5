import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  of: 'username of the owner of the data; for administrators',
  reason: 'reason; sent to the owner and stored in the audit log',
} as const satisfies TextsLike<typeof ru>;
