import type { FullLanguage } from '@semestr/core/languages';
import { defineTexts, type Texts, type TextsLike, type Tree } from '@semestr/core/texts';

/** Texts of the whole console in one language, by the paths of their files from a folder of `src`. */
export type ConsoleTexts = Readonly<Record<string, unknown>>;

type Loaders = Readonly<Record<FullLanguage, () => Promise<{ default: ConsoleTexts }>>>;

let loaders: Loaders | null = null;

/** Sets how the texts of a language are loaded. Called by the app: the file imports the texts of every feature. */
export function setTextLoaders(textLoaders: Loaders): void {
  loaders = textLoaders;
}

/**
 * Defines the texts of a folder of `src`: `ru` of its `texts.ts`, whose type is S, and `en`; or, where both are too long
 * for one file, those in `texts/ru.ts` and `texts/en.ts`. They are loaded in one file with those of all other folders.
 * Loading throws when the folder has none. The bundler drops unused calls: the app waits for the file of a language,
 * which must not wait for the app.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFolderTexts<S extends Tree>(folder: string): Texts<S> {
  async function load(language: FullLanguage): Promise<unknown> {
    const file = await loaders?.[language]();
    const texts =
      file?.default[`../${folder}/texts.ts`] ?? file?.default[`../${folder}/texts/${language}.ts`];
    if (texts === undefined) throw new Error(`${folder} has no texts in ${language}`);
    return texts;
  }
  // The compiler has checked the shape in the files: an English one satisfies that of the Russian.
  return defineTexts<S>(folder, {
    ru: async () => ({ default: (await load('ru')) as S }),
    en: async () => ({ default: (await load('en')) as TextsLike<S> }),
  });
}
