import { changesState, type Endpoint } from '@semestr/api/endpoint';
import { type ApiTokenScope, mayUse } from '@semestr/core/api-tokens';
import { consoleRoleOf, hasRight, isNarrowed, type Right, type StaffRole } from '@semestr/core/rights';
import { refusalOf, type RefusingCall } from './refusal.ts';

/** The account of a call, with the rights of its user. */
export interface Person {
  userId: number;
  role: 'student' | 'employee' | 'admin';
  /** An employee's role in the console; null for none. */
  staffRole: StaffRole | null;
  /** The faculty of a role that is limited to one. */
  staffFacultyId: number | null;
  studentId: number | null;
  employeeId: number | null;
  /** Whether the student is the group head, or has the permission to note absences. */
  isHeadman: boolean;
  /** Whether a user of the console lacks the second factor that the university requires. */
  needsSecondFactor: boolean;
  /** Whether the student still has to confirm a contact. */
  lacksContacts: boolean;
}

/** A signed-in user. */
export interface SessionCaller extends Person {
  tokenId: null;
  /** The hash of the session's token. */
  sessionHash: string;
  /** When the session began. */
  startedAt: Date;
  /** Time of the last verification: the sign-in or a later step-up. */
  provenAt: Date;
  /** The impersonating administrator; null for the user's own session. */
  adminId: number | null;
  /** The hash of the administrator's own session. */
  adminSession: string | null;
}

/** A script with an API token: it has no session, and cannot impersonate. */
export interface TokenCaller extends Person {
  tokenId: number;
  scopes: readonly ApiTokenScope[];
  sessionHash: null;
  adminId: null;
  adminSession: null;
}

export type Caller = SessionCaller | TokenCaller;

/** Calls that do not accept API tokens (`isSessionOnly`), as a type. */
type SessionOnly =
  | { readonly sessionOnly: true }
  | { readonly forbidImpersonation: true }
  | { readonly requiresStepUp: true };

/** The caller is not null for calls that require one, and has a session for calls that do not accept API tokens. */
export type CallerOf<E extends Pick<Endpoint, 'access'>> =
  | (E extends SessionOnly ? SessionCaller : Caller)
  | (E['access'] extends 'anyone' ? null : never);

/** Returns the right that a call requires in the console: to read or to write. */
const rightFor = (call: Endpoint): Right => (changesState(call) ? 'write' : 'read');

/**
 * Returns why a caller may not make a call: another type of account is required, or the role is not sufficient. Null
 * when the caller may make it.
 */
export function denialReasonOf(call: Endpoint, caller: Caller): 'stranger' | 'beyond-role' | null {
  if (call.access === 'headman') return caller.isHeadman ? null : 'stranger';
  if (call.access !== 'admin') return null;
  const role = consoleRoleOf(caller);
  if (role === null) return 'stranger';
  return hasRight(role, call.area, rightFor(call)) ? null : 'beyond-role';
}

/** Returns the only faculty whose records a caller may access with a call; null for all. */
export const facultyFor = ({ staffFacultyId }: Caller, call: Endpoint): number | null =>
  call.access === 'admin' && isNarrowed(call.area, rightFor(call)) ? staffFacultyId : null;

/** Whether the API token of a call, if there is one, has the required scope. */
export const hasScope = (call: Endpoint, caller: Caller): boolean =>
  caller.tokenId === null || mayUse(caller.scopes, { access: call.access, changesState: changesState(call) });

/**
 * Whether a caller may see codes and links in messages, which grant access to accounts: an administrator, but not with
 * a read-only token.
 */
export const mayReadSecrets = (caller: Caller): boolean =>
  caller.role === 'admin' && (caller.tokenId === null || caller.scopes.includes('admin:write'));

/**
 * Returns the student of a call. Throws 404 for other users, who have no markbook or library card: a 403 would sign
 * them out.
 */
export function studentOf(call: RefusingCall<404>, { studentId }: Caller): number {
  if (studentId === null) throw refusalOf(call, 404);
  return studentId;
}

/** Returns the employee of a call. Throws 404 for other users: a 403 would sign them out. */
export function employeeOf(call: RefusingCall<404>, { employeeId }: Caller): number {
  if (employeeId === null) throw refusalOf(call, 404);
  return employeeId;
}

/** Returns the actors of an action for the audit log, including the administrator during impersonation. */
export const actor = ({ userId, adminId }: Caller): { userId: number; asUserId: number | null } =>
  adminId === null ? { userId, asUserId: null } : { userId: adminId, asUserId: userId };
