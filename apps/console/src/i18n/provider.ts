import { type FullLanguage, languageNames } from '@semestr/core/languages';
import { type AnyTexts, type Texts, type Tree, translator } from '@semestr/core/texts';
import { chooseLanguage, readLanguage } from '@semestr/ui/language.tsx';
import type { I18nProvider } from 'react-admin';
import { consoleLanguages } from './language.ts';
import { raTexts } from './texts.ts';

/**
 * Options that react-admin passes along with the values: the default text, and the count that selects the plural form.
 */
interface Options {
  _?: string;
  smart_count?: number;
  [value: string]: unknown;
}

/** A record type or a page, whose texts contain its name. */
interface Named {
  readonly name: string;
  readonly texts: AnyTexts;
}

/**
 * Translates react-admin's keys with our engine: `ra.…` from its own messages, `resources.students.…` from the texts of
 * that resource. Anything else is already a sentence. Throws when there is neither a text nor a default.
 */
export function createI18nProvider(rows: readonly Named[], language: FullLanguage): I18nProvider {
  const textsOf = new Map<string, AnyTexts>(rows.map(({ name, texts }) => [name, texts]));

  /** Returns the texts that contain a key, and the key within them. */
  function find(key: string, count: number): { texts: AnyTexts; key: string } | null {
    const [head, ...path] = key.split('.');
    if (head === 'ra') return { texts: raTexts, key: path.join('.') };
    const [resource = '', ...rest] = path;
    const texts = head === 'resources' ? textsOf.get(resource) : undefined;
    if (!texts) return null;
    const own = rest.join('.');
    // A resource has a singular and a plural name.
    return { texts, key: own === 'name' && count !== 1 ? 'names' : own };
  }

  return {
    translate: (key, { _: usual, smart_count: count = 1, ...values }: Options = {}) => {
      const found = find(key, count);
      if (!found) return usual ?? key;
      try {
        // react-admin builds its keys at run time, so the compiler cannot check them.
        const text = translator(found.texts as Texts<Tree>, language) as (
          text: string,
          values: object,
        ) => string;
        return text(found.key, { ...values, count });
      } catch (error) {
        if (usual === undefined) throw error;
        return usual;
      }
    },
    changeLocale: (locale) => chooseLanguage(readLanguage(locale)),
    getLocale: () => language,
    getLocales: () => consoleLanguages.map((locale) => ({ locale, name: languageNames[locale] })),
  };
}
