import type { AnyTexts } from '@semestr/core/texts';

/** What react-admin itself says. It makes its keys at run time: they have no types. */
export const raTexts: AnyTexts = {
  name: 'console-react-admin',
  sources: { ru: () => import('./texts/ru.ts'), en: () => import('./texts/en.ts') },
};
