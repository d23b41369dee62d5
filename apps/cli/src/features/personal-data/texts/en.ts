import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  of: 'whose data, by the login; for administrators',
  reason: 'what for; the owner is told, and the audit log keeps it',
} as const satisfies TextsLike<typeof ru>;
