import { createContext, useContext } from 'react';
import type { ScreenLoader } from './screen-loader.ts';

/** The loader with which the layout loads screens. */
export const LoaderContext = createContext<ScreenLoader | null>(null);

export function useLoader(): ScreenLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('The frame was shown without a loader');
  return loader;
}
