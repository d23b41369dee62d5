import { type FullLanguage, ruOrEn } from '@semestr/core/languages';
import { language, useDisplayLanguage as useChosenLanguage } from '@semestr/ui/language.tsx';

/** Languages of the console; the first is used when another one is selected in the portal. */
export const consoleLanguages = ['ru', 'en'] as const satisfies readonly FullLanguage[];

export const chosenLanguage = (): FullLanguage => ruOrEn(language.get());

/** Returns the displayed language. */
export const useDisplayLanguage = (): FullLanguage => useChosenLanguage(chosenLanguage, chosenLanguage());
