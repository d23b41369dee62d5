import { diplomaStatus } from '@semestr/core/diploma';
import { dormitoryStatus } from '@semestr/core/dormitory';
import { markSheetStatus } from '@semestr/core/mark-sheets';
import { omissionRequestStatus } from '@semestr/core/omissions';
import { practiceStatus } from '@semestr/core/practice';
import { profilingStatus } from '@semestr/core/profiling';
import { studyStatus } from '@semestr/core/study';

const namesOf = <State extends string>(
  statuses: Readonly<Record<State, { name: string }>>,
): Readonly<Record<State, string>> =>
  // The states of the result are those of the argument.
  Object.fromEntries(
    Object.entries<{ name: string }>(statuses).map(([state, { name }]) => [state, name]),
  ) as Record<State, string>;

/** The provider's names. Within each type they are in the order in which a request passes through them. */
export default {
  certificates: { processing: 'Обрабатывается', printed: 'Напечатана', rejected: 'Отклонена' },
  markSheets: markSheetStatus,
  omissions: omissionRequestStatus,
  study: namesOf(studyStatus),
  practice: namesOf(practiceStatus),
  topics: namesOf(diplomaStatus),
  dormitory: dormitoryStatus,
  profiling: namesOf(profilingStatus),
} as const;
