/** Files of rows that administrators store as records: workbooks and CSV. */

/** The kinds of records that can be read from a file. */
export const tableImportKinds = [
  'students',
  'groups',
  'employees',
  'disciplines',
  'lessons',
  'marks',
] as const;
export type TableImportKind = (typeof tableImportKinds)[number];

/**
 * How an import stands: `read`, nothing is stored yet; `running`, its rows are being stored; `stopped`, some are, and the
 * rest may follow; `done`; `undoing`, what it did is being taken back; `undone`.
 */
export const tableImportStates = ['read', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type TableImportState = (typeof tableImportStates)[number];

/** An import may change the names of so many people; more have to be confirmed. */
export const MAX_UNCONFIRMED_NAMES = 3;

/** Why a row is not stored: what may be wrong with any field, and what only rows of a file can be. */
export const tableImportFaultReasons = [
  'required',
  'format',
  'too-small',
  'too-big',
  /** A name holds line breaks, invisible marks, or what a shell runs. */
  'characters',
  'unknown',
  'taken',
  /** Several records have this name. */
  'ambiguous',
  /** An earlier row tells the same. */
  'repeated',
  /** The lesson doubles a room, an educator or a group. */
  'clash',
  /** The group has a head already. */
  'group-has-head',
  /** Somebody else changed the record at the same time. */
  'busy',
] as const;
export type TableImportFaultReason = (typeof tableImportFaultReasons)[number];
