import { useLogout, useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';

/** Returns the sign-out, which shows a message when it fails. */
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
