import { useArrival } from '@semestr/ui/arrival';
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLoader } from './loader-context.ts';

/** Reports to the loader that a screen is displayed, and moves the user to its heading or back to their place. */
export function useScreenArrival(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const loader = useLoader();
  // The loader is outside React.
  useLayoutEffect(() => loader.arrived(), [loader, pathname, key, hash, type]);
  useArrival({ key, hash, pathname, isReturn: type === NavigationType.Pop });
}
