import { type FullLanguage, ruOrEn } from '@semestr/core/languages';
import { loadLanguage } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';

/** Languages of the console; the first is used when another one is selected in the portal. */
export const consoleLanguages = ['ru', 'en'] as const satisfies readonly FullLanguage[];

export const chosenLanguage = (): FullLanguage => ruOrEn(language.get());

/** Returns the displayed language. A language selected in another tab is displayed once its texts are loaded. */
export function useDisplayLanguage(): FullLanguage {
  const [displayed, setDisplayed] = useState(chosenLanguage);
  useEffect(
    () =>
      language.subscribe(() => {
        const chosen = chosenLanguage();
        loadLanguage(chosen).then(
          () => {
            document.documentElement.lang = chosen;
            setDisplayed(chosen);
          },
          // Without its texts the page stays as it is.
          () => undefined,
        );
      }),
    [],
  );
  return displayed;
}
