import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  admin: 'Administrator',
  'deans-office': 'Dean’s office',
  timetable: 'Timetable',
  library: 'Library',
  support: 'Support',
  auditor: 'Auditor',
} as const satisfies TextsLike<typeof ru>;
