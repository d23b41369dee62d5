import { changesState, type Endpoint } from '@semestr/api/endpoint';
import { type ApiTokenScope, mayUse } from '@semestr/core/api-tokens';
import { consoleRoleOf, hasRight, isNarrowed, type Right, type StaffRole } from '@semestr/core/rights';
import { refuse, type Refusing } from './refuse.ts';

/** The account on whose behalf a call is made, and what its owner may do. */
export interface Person {
  userId: number;
  role: 'student' | 'employee' | 'admin';
  /** What an employee may do in the console; null where nothing. */
  staffRole: StaffRole | null;
  /** The faculty for which that role is held, where it is held for one. */
  staffFacultyId: number | null;
  studentId: number | null;
  employeeId: number | null;
  /** The group head, or a student with the permission to note omissions. */
  isHeadman: boolean;
  /** Somebody who works in the console and lacks the second factor that the university asks of them. */
  isHeldBack: boolean;
  /** A student who has yet to confirm a contact. */
  lacksContacts: boolean;
}

/** Somebody who is signed in. */
export interface SessionCaller extends Person {
  tokenId: null;
  /** The hash of the session's token. */
  sessionHash: string;
  /** When the session began. */
  startedAt: Date;
  /** When they last proved who they are: by signing in, or since. */
  provenAt: Date;
  /** The administrator who is signed in as this person; null where it is the person. */
  adminId: number | null;
  /** The hash of that administrator's own session. */
  adminSession: string | null;
}

/** A script that shows an API token: it has no session, and nobody acts as somebody else by it. */
export interface TokenCaller extends Person {
  tokenId: number;
  scopes: readonly ApiTokenScope[];
  sessionHash: null;
  adminId: null;
  adminSession: null;
}

export type Caller = SessionCaller | TokenCaller;

/** What no token makes (`isSessionOnly`), as a type. */
type SessionOnly =
  | { readonly sessionOnly: true }
  | { readonly inPersonOnly: true }
  | { readonly asksProof: true };

/** A caller is certain wherever a call asks for one, and is in a session where no token makes the call. */
export type CallerOf<E extends Pick<Endpoint, 'access'>> =
  | (E extends SessionOnly ? SessionCaller : Caller)
  | (E['access'] extends 'anyone' ? null : never);

/** What a call asks of somebody's role in the console: to read there, or to change something. */
const rightFor = (call: Endpoint): Right => (changesState(call) ? 'write' : 'read');

/** Why somebody may not make a call: it is not for them at all, or beyond their role. Null where they may. */
export function barOf(call: Endpoint, caller: Caller): 'stranger' | 'beyond-role' | null {
  if (call.access === 'headman') return caller.isHeadman ? null : 'stranger';
  if (call.access !== 'admin') return null;
  const role = consoleRoleOf(caller);
  if (role === null) return 'stranger';
  return hasRight(role, call.area, rightFor(call)) ? null : 'beyond-role';
}

/** The faculty whose records alone a caller finds by a call; null where they find those of all. */
export const facultyFor = ({ staffFacultyId }: Caller, call: Endpoint): number | null =>
  call.access === 'admin' && isNarrowed(call.area, rightFor(call)) ? staffFacultyId : null;

/** Whether the token by which a call is made, if it is one, has the scope for it. */
export const hasScope = (call: Endpoint, caller: Caller): boolean =>
  caller.tokenId === null || mayUse(caller.scopes, { access: call.access, changesState: changesState(call) });

/** Whether a caller sees codes and links of messages, which lead into accounts: an administrator, but no token that may only read. */
export const mayReadSecrets = (caller: Caller): boolean =>
  caller.role === 'admin' && (caller.tokenId === null || caller.scopes.includes('admin:write'));

/** The student on whose behalf a call is made. Nobody else has a markbook or a library card: 404, and no sign-out. */
export function studentOf(call: Refusing<404>, { studentId }: Caller): number {
  if (studentId === null) throw refuse(call, 404);
  return studentId;
}

/** The employee on whose behalf a call is made; to anybody else 404, and no sign-out. */
export function employeeOf(call: Refusing<404>, { employeeId }: Caller): number {
  if (employeeId === null) throw refuse(call, 404);
  return employeeId;
}

/** Whom the audit log names for an action: the administrator, where one acts as the person. */
export const actor = ({ userId, adminId }: Caller): { userId: number; asUserId: number | null } =>
  adminId === null ? { userId, asUserId: null } : { userId: adminId, asUserId: userId };
