import type { FullLanguage } from '@semestr/core/languages';
import { defineTexts, type Texts, type TextsLike, type Tree } from '@semestr/core/texts';

/** Texts of the whole console in one language, by the paths of their files from a folder of `src`. */
export type ConsoleTexts = Readonly<Record<string, unknown>>;

type Loaders = Readonly<Record<FullLanguage, () => Promise<{ default: ConsoleTexts }>>>;

let loaders: Loaders | null = null;

/** Sets how the texts of a language are loaded. Called by the app, because the file imports every feature's texts. */
export function setTextLoaders(textLoaders: Loaders): void {
  loaders = textLoaders;
}

/**
 * Defines the texts of a folder of `src`: `ru` and `en` in its `texts.ts`, or `texts/ru.ts` and `texts/en.ts` if they
 * are too long for one file. S is the type of the Russian texts. The texts of all folders are loaded in one file.
 * Loading throws when the folder has none. The bundler must drop unused calls, because the app waits for the file of a
 * language, which must not wait for the app in turn.
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
  // The compiler has checked in the files that the English texts match the type of the Russian ones.
  return defineTexts<S>(folder, {
    ru: async () => ({ default: (await load('ru')) as S }),
    en: async () => ({ default: (await load('en')) as TextsLike<S> }),
  });
}
