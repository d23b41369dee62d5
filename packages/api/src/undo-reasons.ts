import type { Reason } from './reasons.ts';

/** Specific reasons why an action cannot be undone. */
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

/** Every reason, for a single action or for one of many. */
export const undoReasons = [...namedUndoReasons, 'undo-impossible'] as const satisfies readonly Reason[];
export type UndoReason = (typeof undoReasons)[number];
