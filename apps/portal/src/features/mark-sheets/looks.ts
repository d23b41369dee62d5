import type { ShownMarkSheetState } from '@semestr/core/mark-sheets';
import type { RequestLook } from '../../ui/RequestState.tsx';

/** How the state of a mark sheet looks, to who ordered it and to who takes it. */
export const looks = {
  processing: 'waits',
  printed: 'done',
  rejected: 'refused',
  cancelled: 'cancelled',
} as const satisfies Record<ShownMarkSheetState, RequestLook>;
