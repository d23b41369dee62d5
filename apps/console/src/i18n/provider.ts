import { type FullLanguage, languageNames } from '@semestr/core/languages';
import type { RequestKind } from '@semestr/core/requests/kinds';
import { requestTexts } from '@semestr/core/requests/texts';
import { type AnyTexts, type Texts, type Tree, translator } from '@semestr/core/texts';
import { chooseLanguage, readLanguage } from '@semestr/ui/language.tsx';
import type { I18nProvider } from 'react-admin';
import { consoleLanguages } from './language.ts';
import { raTexts } from './texts/index.ts';

/**
 * Options that react-admin passes along with the values: the default text, and the count that selects the plural form.
 */
interface Options {
  _?: string;
  smart_count?: number;
  [value: string]: unknown;
}

/** A record type or a page; its texts include its name. */
interface Named {
  readonly name: string;
  readonly texts: AnyTexts;
  /** Set for request types, whose name, states and decisions are shared by all programs (`requestTexts`). */
  readonly desk?: { readonly kind: RequestKind };
}

/** Keys of a request type that are in `requestTexts`. For types with the common form all keys are. */
const common = /^(?:names?$|states\.|decisions\.)/;

/**
 * Translates react-admin's keys with our engine: `ra.…` from its own messages, `resources.students.…` from the texts of
 * that resource, and request states from the shared texts. Any other key is already a sentence. Throws when there is
 * neither a text nor a default.
 */
export function createI18nProvider(rows: readonly Named[], language: FullLanguage): I18nProvider {
  const rowsByName = new Map(rows.map((row) => [row.name, row]));

  /** Returns the texts that contain a key, and the key within them. */
  function find(key: string, count: number): { texts: AnyTexts; key: string } | null {
    const [head, ...path] = key.split('.');
    if (head === 'ra') return { texts: raTexts, key: path.join('.') };
    const [resource = '', ...rest] = path;
    const row = head === 'resources' ? rowsByName.get(resource) : undefined;
    if (!row) return null;
    // A resource has a singular and a plural name.
    const own = rest.join('.') === 'name' && count !== 1 ? 'names' : rest.join('.');
    return row.desk && (row.texts === requestTexts || common.test(own))
      ? { texts: requestTexts, key: `${row.desk.kind}.${own}` }
      : { texts: row.texts, key: own };
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
