import type { Language } from '@semestr/core/display';
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** What react-admin shows of a resource: its name in each number, and its fields. */
type ResourceTexts = Record<Language, { resource: { name: string; fields: Record<string, string> } }>;

/**
 * One translator per language; App hands react-admin the one that is chosen, so the choice has one home (language.ts),
 * and signing out, which empties react-admin's store, does not lose it.
 */
export function createI18nProviders(texts: Record<string, ResourceTexts>): Record<Language, I18nProvider> {
  const resources = (language: Language) =>
    Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, one[language].resource]));
  return {
    ru: polyglot(() => ({ ...ru, resources: resources('ru') }), 'ru'),
    en: polyglot(() => ({ ...en, resources: resources('en') }), 'en'),
  };
}
