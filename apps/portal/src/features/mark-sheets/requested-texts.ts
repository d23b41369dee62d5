import { defineTexts } from '@semestr/core/texts';

/** Apart from what students read: nobody needs both. */
export const requestedTexts = defineTexts('requested mark sheets', {
  ru: () => import('./requested-texts/ru.ts'),
  en: () => import('./requested-texts/en.ts'),
});
