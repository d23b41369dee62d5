/**
 * What the audit log keeps besides changes of records, by the names it stores. They are data: a name that was written once
 * stays readable.
 */
export const deeds = [
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
] as const;

export type Deed = (typeof deeds)[number];

type Change = 'create' | 'update' | 'remove';

/** A change of a record: its kind and what became of it. */
export type RecordDeed = `${string}.${Change}`;

type Dashed<Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? `${Head}-${Dashed<Rest>}`
  : Name;

/** By which a deed has its words: changes of all kinds of record share theirs. */
export type DeedKey = Dashed<Deed> | Change;

/** How often a failure happened that one entry counts, when last, and whether it counts what one site tried besides. */
export interface Repeats {
  count: number;
  lastAt: string;
  areOthers: boolean;
}

/** What an entry of failures says of how often there were; null where it tells of one deed. */
export function repeatsOf(action: string, details: Readonly<Record<string, unknown>> | null): Repeats | null {
  const { count, lastAt, others } = details ?? {};
  const isSummed = action.endsWith('.failed') && typeof count === 'number' && typeof lastAt === 'string';
  if (!isSummed || (count < 2 && others !== true)) return null;
  return { count, lastAt, areOthers: others === true };
}

const named: readonly string[] = deeds;

/** The `DeedKey` of what the audit log names; of a name that it has from elsewhere, its last part. */
export const deedKey = (action: string): string =>
  named.includes(action) ? action.replaceAll('.', '-') : (action.split('.').at(-1) ?? action);
