import { type FullLanguage, ruOrEn } from '@semestr/core/languages';
import { loadLanguage } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';

/** The languages that the console is written in; who chose another one in the portal reads the first. */
export const consoleLanguages = ['ru', 'en'] as const satisfies readonly FullLanguage[];

export const chosenLanguage = (): FullLanguage => ruOrEn(language.get());

/** The language that is shown. One chosen in another tab is shown once its texts have come. */
export function useShownLanguage(): FullLanguage {
  const [shown, setShown] = useState(chosenLanguage);
  useEffect(
    () =>
      language.subscribe(() => {
        const chosen = chosenLanguage();
        loadLanguage(chosen).then(
          () => {
            document.documentElement.lang = chosen;
            setShown(chosen);
          },
          // Without its texts the page stays as it is.
          () => undefined,
        );
      }),
    [],
  );
  return shown;
}
