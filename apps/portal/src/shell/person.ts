import { createContext, useContext } from 'react';
import type { User } from '../session/session.ts';

/** Whom a screen of the personal account is shown to. */
export const PersonContext = createContext<User | null>(null);

/** The signed-in person; for screens that only they may open. */
export function usePerson(): User {
  const user = useContext(PersonContext);
  if (!user) throw new Error('This screen is shown to signed-in people only');
  return user;
}
