import type { Language } from '@semestr/core/display';
import { stored } from './stored.ts';

/** The language of the interface: Russian unless the person has chosen English. */
export const language = stored<Language>('language', (value) => (value === 'en' ? 'en' : 'ru'));

export function chooseLanguage(chosen: Language): void {
  language.set(chosen);
  document.documentElement.lang = chosen;
}

/** The texts of a feature in the language of the interface. Russian is the source; English has the same type. */
export const useTexts = <T>(texts: { ru: T; en: T }): T => texts[language.use()];
