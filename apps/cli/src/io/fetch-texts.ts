import type { Language } from '@semestr/core/languages';
import { loadTexts, type Texts, type Translate, type Tree, translator } from '@semestr/core/texts';

/** The texts of a feature, as soon as they are there; whoever comes later takes the `translator` at once. */
export async function fetchTexts<S extends Tree>(texts: Texts<S>, language: Language): Promise<Translate<S>> {
  await loadTexts(language, [texts]);
  return translator(texts, language);
}
