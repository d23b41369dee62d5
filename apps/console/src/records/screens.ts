import { createContext, useContext } from 'react';
import { session } from '../session/session.ts';
import { isAvailableTo, type Screen } from './define-resource.ts';

/** Pages without records, in the order of the menu. Provided by the app, because the layout may not import features. */
export const ScreensContext = createContext<readonly Screen[]>([]);

/** Returns the pages that the role of the signed-in user may open. */
export function useScreens(): readonly Screen[] {
  const screens = useContext(ScreensContext);
  const role = session.role();
  return screens.filter((screen) => role !== null && isAvailableTo(screen, role));
}
