import type { Block } from '@semestr/api/accounts';
import { ApiError } from '@semestr/api/client';
import { users } from '@semestr/api/resources-people';
import type { Student } from '@semestr/api/students';
import { refused } from '../../../session.ts';
import { useCall } from '../../../ui/record/use-call.ts';

/** Finds the account of a student: it has a number of its own, by which the calls for accounts know it. */
export function useAccount({ id }: Student): () => Promise<{ id: string; block: Block | null }> {
  const call = useCall();
  return async () => {
    const filter = JSON.stringify({ studentId: id });
    const [account] = await call(users.list, { query: { filter } });
    if (!account) throw await refused(new ApiError('student-account-not-found', 404));
    return { id: String(account.id), block: account.block };
  };
}
