import { createContext, useContext } from 'react';
import type { User } from '../session/session.ts';

/** The user for whom a personal screen is rendered. */
export const PersonContext = createContext<User | null>(null);

/** Returns the signed-in user; for screens that require one. */
export function usePerson(): User {
  const user = useContext(PersonContext);
  if (!user) throw new Error('This screen is shown to signed-in people only');
  return user;
}
