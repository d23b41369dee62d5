import { useLanguage } from '@semestr/ui/language.tsx';
import { scheme } from '@semestr/ui/scheme';
import { useContext } from 'react';
import { ScreenContext } from '../../ui/page/screen-context.ts';
import { lastFailure } from '../../client/last-failure.ts';
import type { Circumstances } from './facts.ts';

/** Returns the browser's data about the open page; a page that failed to load has no screen. */
export function useCircumstances(): Circumstances {
  const context = useContext(ScreenContext);
  return {
    screen: context?.screen ?? {},
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
