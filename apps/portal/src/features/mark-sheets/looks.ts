import type { MarkSheetStateView } from '@semestr/core/mark-sheets';
import type { RequestLook } from '../../ui/RequestState.tsx';

/** Status style of a mark sheet, for the student and for the examiner. */
export const looks = {
  processing: 'waits',
  printed: 'done',
  rejected: 'refused',
  cancelled: 'cancelled',
} as const satisfies Record<MarkSheetStateView, RequestLook>;
