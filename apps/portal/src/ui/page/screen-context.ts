import { createContext, useContext } from 'react';
import type { ReadyScreen } from '../../screens/match.ts';

/** The current screen; a page that failed to load has none. */
export const ScreenContext = createContext<ReadyScreen | null>(null);

export function useScreen(): ReadyScreen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('There is no screen outside the frame');
  return screen;
}
