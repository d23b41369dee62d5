/**
 * Entries of the audit log other than changes of records, by their stored names. Existing names must not be renamed or
 * removed, because old entries must stay readable.
 */
export const auditActions = [
  'sign-in',
  'sign-in.failed',
  'session.end',
  'impersonation',
  'impersonation.end',
  'impersonation.call',
  'setup.admin',
  'second-factor.on',
  'second-factor.off',
  'second-factor.codes',
  'second-factor.failed',
  'passkey.add',
  'passkey.remove',
  'api-token.create',
  'api-token.revoke',
  'contact.create',
  'contact.change',
  'contact.confirm',
  'recovery.code',
  'recovery.password',
  'password.first',
  'password.change',
  'account.password-link',
  'account.send-password-link',
  'account.confirm-contact',
  'account.unban',
  'account.end-session',
  'account.end-sessions',
  'account.reset-second-factor',
  'account.revoke-api-token',
  'account.block-for-good',
  'account.block-restorable',
  'account.unblock',
  'personal-data.export',
  'personal-data.erase',
  'outbox.retry',
  'outbox.discard',
  'bug-report.answer',
  'bug-report.note',
  'request.ask',
  'request.note',
  'request.assign',
  'installation.test-message',
  'employee.photo',
  'employee.photo.remove',
  'import.faculties',
  'import.departments',
  'import.specialities',
  'import.employees',
  'import.rooms',
  'import.groups',
  'import.schedules',
  'import.announcements',
  'table-imports.apply',
  'table-imports.undo',
  'table-imports.leave-out',
  'table-imports.refuse',
  'table-imports.left',
  'timetable-drafts.publish',
  'timetable-drafts.take-back',
  'timetable-drafts.delete',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Kinds of change to a record. The name of the action ends with one of them. */
export const recordChanges = ['create', 'update', 'remove'] as const;
type Change = (typeof recordChanges)[number];

/** A change of a record: its type and the kind of change. */
export type RecordAction = `${string}.${Change}`;

type Dashed<Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? `${Head}-${Dashed<Rest>}`
  : Name;

/** Text key of an action: changes of all record types share theirs. */
export type ActionKey = Dashed<AuditAction> | Change;

/**
 * Number of failures that one entry counts, the time of the last one, and whether it sums up the further failures from
 * one network.
 */
export interface Repeats {
  count: number;
  lastAt: string;
  areOthers: boolean;
}

/** Returns the repeats of an entry of failures; null for an entry of a single action. */
export function repeatsOf(action: string, details: Readonly<Record<string, unknown>> | null): Repeats | null {
  const { count, lastAt, others } = details ?? {};
  const isSummed = action.endsWith('.failed') && typeof count === 'number' && typeof lastAt === 'string';
  if (!isSummed || (count < 2 && others !== true)) return null;
  return { count, lastAt, areOthers: others === true };
}

const named: readonly string[] = auditActions;

/** Returns the text key of an action in the audit log; for an unknown name, its last part. */
export const actionKey = (action: string): string =>
  named.includes(action) ? action.replaceAll('.', '-') : (action.split('.').at(-1) ?? action);
