import { ApiError } from '@semestr/api/client';
import { type Block, users } from '@semestr/api/accounts';
import { toSessionError } from '../../session/session.ts';
import type { ImpersonatedStudent } from './ActAsStudent.tsx';
import { useCall } from '../record/use-call.ts';

/** Identifies an account: by its student or by its id. */
export interface Owner {
  filter: { studentId: number } | { id: readonly [number] };
  /** Finds the account on the page that explains sign-in problems. */
  login: string;
  /** The student that an administrator can impersonate; null for other accounts. */
  student: ImpersonatedStudent | null;
  /** Verification that a password link requires. */
  proof: 'birthDate' | 'login';
}

/** Loads the current state of an account, including the id that other calls need. */
export function useAccount({
  filter,
}: Pick<Owner, 'filter'>): () => Promise<{ id: string; block: Block | null }> {
  const call = useCall();
  return async () => {
    const [account] = await call(users.list, { query: { filter: JSON.stringify(filter) } });
    if (!account) throw await toSessionError(new ApiError('student-account-not-found', 404));
    return { id: String(account.id), block: account.block };
  };
}
