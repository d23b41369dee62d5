import type { Access } from '@semestr/api/endpoint';

/** The account on whose behalf a call is made. */
export interface Caller {
  userId: number;
  role: 'student' | 'employee' | 'admin';
  studentId: number | null;
  employeeId: number | null;
  /** The group head, or a student with the permission to note omissions. */
  isHeadman: boolean;
}

/** A caller is certain wherever a call asks for one. */
export type CallerOf<A extends Access> = A extends 'anyone' ? Caller | null : Caller;

const rights: Record<Exclude<Access, 'anyone'>, (caller: Caller) => boolean> = {
  'signed-in': () => true,
  headman: (caller) => caller.isHeadman,
  admin: (caller) => caller.role === 'admin',
};

export const mayCall = (access: Exclude<Access, 'anyone'>, caller: Caller): boolean => rights[access](caller);
