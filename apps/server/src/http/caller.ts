import type { Access } from '@semestr/api/endpoint';
import { refuse, type Refusing } from './refuse.ts';

/** The account on whose behalf a call is made. */
export interface Caller {
  userId: number;
  role: 'student' | 'employee' | 'admin';
  studentId: number | null;
  employeeId: number | null;
  /** The group head, or a student with the permission to note omissions. */
  isHeadman: boolean;
  /** An administrator who lacks the second factor that the university asks of them. */
  isHeldBack: boolean;
  /** A student who has yet to confirm a contact. */
  lacksContacts: boolean;
  /** The hash of the session's token. */
  sessionHash: string;
  /** When the session began. */
  startedAt: Date;
  /** The administrator who is signed in as this person; null where it is the person. */
  adminId: number | null;
  /** The hash of that administrator's own session. */
  adminSession: string | null;
}

/** A caller is certain wherever a call asks for one. */
export type CallerOf<A extends Access> = A extends 'anyone' ? Caller | null : Caller;

const rights: Record<Exclude<Access, 'anyone'>, (caller: Caller) => boolean> = {
  'signed-in': () => true,
  headman: (caller) => caller.isHeadman,
  admin: (caller) => caller.role === 'admin',
};

export const mayCall = (access: Exclude<Access, 'anyone'>, caller: Caller): boolean => rights[access](caller);

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
