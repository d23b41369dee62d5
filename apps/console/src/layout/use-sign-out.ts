import { useLogout, useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';

/** Returns a function that signs out and shows a message when that fails. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  const notify = useNotify();
  return async () => {
    try {
      await logout();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
}
