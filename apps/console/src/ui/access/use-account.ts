import type { Block } from '@semestr/api/accounts';
import { ApiError } from '@semestr/api/client';
import { users } from '@semestr/api/resources-people';
import { refused } from '../../session.ts';
import type { ActedStudent } from './ActAsStudent.tsx';
import { useCall } from '../record/use-call.ts';

/** Whose account it is: a student's, or that of a number. */
export interface Owner {
  filter: { studentId: number } | { id: readonly [number] };
  /** What finds the account on the page about those who cannot get in. */
  login: string;
  /** Of a student: as whom an administrator may act; null of anybody else. */
  student: ActedStudent | null;
  /** What a link for the password asks for. */
  proof: 'birthDate' | 'login';
}

/** Finds an account as it is now: it has a number of its own, by which the calls for accounts know it. */
export function useAccount({
  filter,
}: Pick<Owner, 'filter'>): () => Promise<{ id: string; block: Block | null }> {
  const call = useCall();
  return async () => {
    const [account] = await call(users.list, { query: { filter: JSON.stringify(filter) } });
    if (!account) throw await refused(new ApiError('student-account-not-found', 404));
    return { id: String(account.id), block: account.block };
  };
}
