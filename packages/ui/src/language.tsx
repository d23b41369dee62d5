import { isLanguage, type Language, sourceLanguage } from '@semestr/core/languages';
import { loadLanguage, type Texts, translator, type Translate, type Tree } from '@semestr/core/texts';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { preference } from './preference.ts';

/** Russian, unless the user has selected another language (specification, section 1). */
export const readLanguage = (text: unknown): Language => (isLanguage(text) ? text : sourceLanguage);

/** The language that the user selected in this browser. */
export const language = preference('language', readLanguage);

/** The language of the interface. On the server each request has a separate one. */
export const LanguageContext = createContext<Language>(sourceLanguage);

/** Switches to another language once its texts are loaded; rejects without a change when they fail to load. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await loadLanguage(chosen);
  document.documentElement.lang = chosen;
  language.set(chosen);
}

/**
 * Returns the displayed language. A language selected in another tab is displayed once its texts are loaded; if they
 * fail to load, the page does not change.
 * @param getChosen returns the selected language, or the application's replacement for it
 */
export function useDisplayLanguage<L extends Language>(getChosen: () => L, initial: L): L {
  const [displayed, setDisplayed] = useState(initial);
  const follow = useEffectEvent(() => {
    const chosen = getChosen();
    if (chosen === displayed) return;
    loadLanguage(chosen).then(
      () => {
        if (getChosen() !== chosen) return;
        document.documentElement.lang = chosen;
        setDisplayed(chosen);
      },
      () => undefined,
    );
  });
  // The preference is outside React. Another tab may have changed it while this page was loading.
  useEffect(() => {
    const end = language.subscribe(() => follow());
    follow();
    return end;
  }, []);
  return displayed;
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns the texts of a feature in the language of the interface; the screen that shows them has loaded them. */
export const useTexts = <S extends Tree>(texts: Texts<S>): Translate<S> => translator(texts, useLanguage());
