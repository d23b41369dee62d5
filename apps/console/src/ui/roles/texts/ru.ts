import type { ConsoleRole } from '@semestr/core/rights';

export default {
  admin: 'Администратор',
  'deans-office': 'Деканат',
  timetable: 'Расписание',
  library: 'Библиотека',
  support: 'Поддержка',
  auditor: 'Аудитор',
} as const satisfies Record<ConsoleRole, string>;
