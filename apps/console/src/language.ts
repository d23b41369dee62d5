import { type Language, languages } from '@semestr/core/display';
import { useSyncExternalStore } from 'react';

/** The portal's key: one choice of language for both front ends. */
const KEY = 'language';
const listeners = new Set<() => void>();

function get(): Language {
  // As the portal writes it: a JSON text.
  const stored = localStorage.getItem(KEY);
  return languages.find((language) => JSON.stringify(language) === stored) ?? 'ru';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The choice may be made in the portal, in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The language of the interface: Russian unless the person has chosen English. */
export const language = { get, use: (): Language => useSyncExternalStore(subscribe, get) };

export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(KEY, JSON.stringify(chosen));
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

/** The texts of a feature in the language of the interface. Russian is the source; English has the same type. */
export const useTexts = <T>(texts: { ru: T; en: T }): T => texts[language.use()];
