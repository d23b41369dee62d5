/** Files of rows that administrators store as records: workbooks and CSV. */

/** Kinds of records that can be imported from a file. */
export const tableImportKinds = [
  'students',
  'groups',
  'employees',
  'positions',
  'departments',
  'specialities',
  'disciplines',
  'rooms',
  'lessons',
  'marks',
  'student-orders',
] as const;
export type TableImportKind = (typeof tableImportKinds)[number];

/**
 * State of an import: `read`, nothing is stored yet; `running`, its rows are being stored; `stopped`, some rows are
 * stored, and the rest may follow; `done`; `undoing`, it is being reverted; `undone`.
 */
export const tableImportStates = ['read', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type TableImportState = (typeof tableImportStates)[number];

/** Maximum number of users whose names an import may change; more require confirmation. */
export const MAX_UNCONFIRMED_NAMES = 3;

/** Why a row is not stored: faults of any field, and those specific to rows of a file. */
export const tableImportFaultReasons = [
  'required',
  'format',
  'too-small',
  'too-big',
  /** A name contains line breaks, invisible characters, or what a shell executes. */
  'characters',
  'unknown',
  'taken',
  /** Several records have this name. */
  'ambiguous',
  /** Duplicates an earlier row. */
  'repeated',
  /** The lesson double-books a room, an educator or a group. */
  'clash',
  /** The group already has a head. */
  'group-has-head',
  /** The owner has confirmed this contact, so that a table does not replace it. */
  'confirmed',
  /** The employee has no account that the contact could belong to. */
  'no-account',
  /** An order does not fit the state of the student. */
  'order-not-possible',
  /** The student has left, and cannot be in another group. */
  'student-left',
  /** Another user changed the record at the same time. */
  'busy',
] as const;
export type TableImportFaultReason = (typeof tableImportFaultReasons)[number];
