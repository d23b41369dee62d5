import { useArrival } from '@semestr/ui/arrival';
import { useCallback } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLoader } from './loader-context.ts';

/** Reports to the loader that a screen is displayed, and moves the user to its heading or back to their place. */
export function useScreenArrival(): void {
  const { key, hash, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const loader = useLoader();
  const onArrive = useCallback(() => loader.arrived(), [loader]);
  useArrival({ key, hash, pathname, isReturn, onArrive });
}
