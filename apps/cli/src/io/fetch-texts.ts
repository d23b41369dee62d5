import type { Language } from '@semestr/core/languages';
import { loadTexts, type Texts, type Translate, type Tree, translator } from '@semestr/core/texts';

/** Loads the texts of a feature; later callers can use `translator` synchronously. */
export async function fetchTexts<S extends Tree>(texts: Texts<S>, language: Language): Promise<Translate<S>> {
  await loadTexts(language, [texts]);
  return translator(texts, language);
}
