import type { Reason } from './reasons.ts';

/** Why what was done is not taken back, where there is more to say than that it cannot be. */
export const namedUndoReasons = [
  'undo-changed',
  'undo-taken',
  'undo-parent-gone',
  'undo-unfit',
  'record-in-use',
  'lesson-clash',
  'broadcast-sent',
  'role-own',
  'admin-last',
] as const satisfies readonly Reason[];

/** Every reason: of one deed, or of one of many. */
export const undoReasons = [...namedUndoReasons, 'undo-impossible'] as const satisfies readonly Reason[];
export type UndoReason = (typeof undoReasons)[number];
