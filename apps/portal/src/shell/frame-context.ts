import { createContext, useContext } from 'react';
import type { ReadyScreen, ScreenLoader } from './screen-loader.ts';

/** The loader with which the layout loads screens. */
export const LoaderContext = createContext<ScreenLoader | null>(null);

export function useLoader(): ScreenLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('The frame was shown without a loader');
  return loader;
}

/** The current screen. */
export const ScreenContext = createContext<ReadyScreen | null>(null);

export function useScreen(): ReadyScreen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('There is no screen outside the frame');
  return screen;
}
