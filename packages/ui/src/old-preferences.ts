import { isLanguage } from '@semestr/core/languages';
import { localStore } from './browser-storage.ts';
import { language } from './language.tsx';
import { readScheme, scheme } from './scheme.ts';

/** Version 0.2.0 stored preferences in local storage, which the server cannot read. */
const OLD_LANGUAGE = 'language';
const OLD_SCHEME = 'mui-mode';

const take = (key: string): string | null => {
  const value = localStore.getItem(key);
  localStore.removeItem(key);
  return value;
};

/** Migrates the old preferences; returns whether the page was rendered without them. */
export function adoptOldPreferences(): boolean {
  const oldLanguage = take(OLD_LANGUAGE)?.replaceAll('"', '') ?? null;
  const oldScheme = take(OLD_SCHEME);
  if (isLanguage(oldLanguage)) language.set(oldLanguage);
  if (oldScheme !== null) scheme.set(readScheme(oldScheme));
  if (oldLanguage === null && oldScheme === null) return false;
  const { lang, dataset } = document.documentElement;
  return lang !== language.get() || dataset['theme'] !== scheme.get();
}
