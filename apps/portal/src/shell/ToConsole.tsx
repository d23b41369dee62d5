import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { Splash } from './Splash.tsx';

/** Leads to the console, which is another application: the browser has to load it. */
export function ToConsole() {
  useEffect(() => window.location.replace(paths.console), []);
  return <Splash />;
}
