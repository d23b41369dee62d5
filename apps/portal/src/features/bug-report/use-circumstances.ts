import { useLanguage } from '@semestr/ui/language.tsx';
import { scheme } from '@semestr/ui/scheme';
import { useContext } from 'react';
import { screenOf } from '../../screens.ts';
import { ScreenContext } from '../../shell/frame-context.ts';
import { lastFailure } from '../../shell/last-failure.ts';
import type { Circumstances } from './facts.ts';

/** Returns the browser's data about the open page; a page that failed to load has no screen. */
export function useCircumstances(): Circumstances {
  const screen = useContext(ScreenContext);
  return {
    screen: screen ? screenOf(screen.name) : {},
    address: window.location,
    browser: navigator.userAgent,
    width: window.innerWidth,
    height: window.innerHeight,
    density: window.devicePixelRatio,
    language: useLanguage(),
    scheme: scheme.get(),
    failure: lastFailure.get(),
  };
}
