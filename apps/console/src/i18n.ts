import type { Language } from '@semestr/core/display';
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { studentTexts } from './students/texts.ts';
import { en } from './i18n/en.ts';
import { ru } from './i18n/ru.ts';

/**
 * One translator per language; App hands react-admin the one that is chosen, so the choice has one home (language.ts),
 * and signing out, which empties react-admin's store, does not lose it. A resource adds its names and fields here.
 */
export const i18nProviders: Record<Language, I18nProvider> = {
  ru: polyglot(() => ({ ...ru, resources: { students: studentTexts.ru.resource } }), 'ru'),
  en: polyglot(() => ({ ...en, resources: { students: studentTexts.en.resource } }), 'en'),
};
